import { CAPABILITIES, type Capability, isCapable, type Provider, PROVIDERS } from '../traffic/capability';

/** The page on what each provider can do. */
export function matrixPage(): string {
  const providers = Object.keys(PROVIDERS) as Provider[];
  const rows = (Object.keys(CAPABILITIES) as Capability[]).map((capability) => [
    CAPABILITIES[capability],
    ...providers.map((provider) => (isCapable(provider, capability) ? 'yes' : '')),
  ]);
  return `# Providers

What each traffic provider can do; what it cannot do does not compile. Blue/green without mirrored requests needs nothing
and works with all of them.

${table(['', ...providers], rows)}
`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
