import { Duration } from 'cdk8s';
import fc from 'fast-check';
import { formatDuration, formatSeconds, parseDuration } from '../lib/duration';

describe('parseDuration reads what time.ParseDuration of Go reads', () => {
  test.each([
    ['0', 0],
    ['+0', 0],
    ['-0', 0],
    ['0s', 0],
    ['15s', 15],
    ['+15s', 15],
    ['-15s', -15],
    ['1m', 60],
    ['1m30s', 90],
    ['1h1m1s', 3661],
    ['90m', 5400],
    ['1.5h', 5400],
    ['.5m', 30],
    ['1.s', 1],
    ['1s1s', 2],
    ['500ms', 0.5],
    ['10us', 0.00001],
    ['10\u00b5s', 0.00001],
    ['10\u03bcs', 0.00001],
    ['3ns', 3e-9],
    ['0.3333333333333333333h', 1200],
    ['0.9ns', 0],
    ['52763797000ns', 52.763797],
    ['2562047h47m16.854775807s', 2 ** 63 / 1e9],
    ['-2562047h47m16.854775808s', -(2 ** 63) / 1e9],
  ])('%j is %d s', (text, seconds) => {
    expect(parseDuration(text)).toBe(seconds);
  });

  test.each([
    '',
    '-',
    '00',
    '3',
    '1m30',
    's',
    '.s',
    '-.s',
    '1',
    '1 s',
    ' 1s',
    '1s ',
    '1S',
    '1M',
    '1d',
    '30sec',
    '1e3s',
    '--1s',
    '1-s',
    '1ss',
    '\u0663s',
    '3000000h',
    '2562047h47m16.854775808s',
    '9223372036854775808ns',
    '99999999999999999999s',
  ])('%j is no duration', (text) => {
    expect(parseDuration(text)).toBeUndefined();
  });
});

describe('formatDuration writes what manifests take', () => {
  test.each([
    [Duration.millis(500), '500ms'],
    [Duration.millis(1500), '1500ms'],
    [Duration.seconds(0), '0s'],
    [Duration.seconds(15), '15s'],
    [Duration.seconds(60), '1m'],
    [Duration.seconds(90), '90s'],
    [Duration.minutes(5), '5m'],
    [Duration.hours(2), '120m'],
    [Duration.days(1), '1440m'],
  ])('%p is %j', (duration, text) => {
    expect(formatDuration(duration)).toBe(text);
  });

  test("Flagger's CRD and the Gateway API accept it, and Go reads it back", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), fc.constantFrom(1, 60, 3600), (count, unit) => {
        fc.pre(count * unit < 99_999 * 60);
        const text = formatSeconds(count * unit);
        expect(text).toMatch(/^[0-9]+(m|s)/);
        expect(text).toMatch(/^([0-9]{1,5}(h|m|s|ms)){1,4}$/);
        expect(parseDuration(text)).toBe(count * unit);
      }),
    );
  });
});
