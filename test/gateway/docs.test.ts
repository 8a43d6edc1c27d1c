import * as fs from 'node:fs';
import * as path from 'node:path';
import {
  GATEWAY_CAPABILITIES,
  GATEWAY_IMPLEMENTATIONS,
  gatewayCan,
  type GatewayCapability,
  type GatewayImplementationName,
} from '../../lib/gateway/capability';

const page = fs.readFileSync(path.resolve(__dirname, '..', '..', 'docs', 'gateways.md'), 'utf8');

test('the matrix of the page is that of the table of capabilities', () => {
  const [, matrix = ''] = /<!-- matrix -->\n\n([\s\S]+?)\n\n<!-- \/matrix -->/.exec(page) ?? [];
  const names = Object.keys(GATEWAY_IMPLEMENTATIONS) as GatewayImplementationName[];
  const rows = (Object.keys(GATEWAY_CAPABILITIES) as GatewayCapability[]).map((capability) => [
    GATEWAY_CAPABILITIES[capability].replace(/:.*$/, ''),
    ...names.map((name) => (gatewayCan(name, capability) ? 'yes' : '')),
  ]);
  const lines = [['a gateway can …', ...names], names.map(() => '---').concat('---'), ...rows];
  expect(matrix.split('\n')).toEqual(lines.map((cells) => `| ${cells.join(' | ')} |`));
});
