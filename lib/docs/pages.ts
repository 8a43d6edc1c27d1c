import { RULES } from '../rules/rules';
import { matrixPage } from './matrix';
import { problemsPage } from './problems';

/** The pages of `docs/` that are made from the source, by path. */
export const PAGES: Readonly<Record<string, () => string>> = {
  'problems.md': () => problemsPage(RULES),
  'providers/README.md': matrixPage,
};
