import { CELLS, releaseOf } from './matrix';
import { one, synth } from '../support';

describe.each(CELLS)('$provider with $strategy', ({ provider, strategy, expectation }) => {
  const release = () => synth((chart) => releaseOf(chart, provider, strategy));

  if ('spec' in expectation) {
    test('is as expected', () => {
      const { spec } = one(release(), 'Canary');
      expect(spec).toMatchObject(expectation.spec);
    });
  } else {
    test('is refused in words', () => {
      expect(release).toThrow(`FW1001`);
      expect(release).toThrow(`provider ${provider} cannot ${expectation.refused}`);
    });
  }
});
