import { isIPv4, isIPv6 } from 'node:net';
import { outOfRange } from './range';
import { goPattern } from './pattern';
import type { Schema } from './schema';
import { type Check, NONE, violation } from './violation';

/** The checks of text; values of other types pass. */
export function textChecks({ minLength, maxLength, pattern, format }: Schema): readonly Check[] {
  return [
    ...(minLength === undefined && maxLength === undefined ? [] : [lengthCheck(minLength, maxLength)]),
    ...(pattern === undefined ? [] : [patternCheck(pattern)]),
    ...(format === undefined ? [] : formatCheck(format)),
  ];
}

function lengthCheck(minimum = 0, maximum = Infinity): Check {
  return (value) => {
    if (typeof value !== 'string') return NONE;
    // UTF-16 has as many units as characters, or more.
    const length = value.length <= maximum && value.length > minimum ? value.length : Array.from(value).length;
    return outOfRange('its length', length, minimum, maximum);
  };
}

function patternCheck(pattern: string): Check {
  const expression = goPattern(pattern);
  return (value) =>
    typeof value !== 'string' || expression.test(value)
      ? NONE
      : violation('FW0014', 'it does not have the form that the schema asks for', `Write what matches ${pattern}`);
}

interface Format {
  readonly name: string;
  readonly example: string;
  readonly test: (text: string) => boolean;
}

const DATE_TIME = /^\d{4}-\d\d-\d\d[tT]\d\d:\d\d:\d\d(?:\.\d+)?(?:[zZ]|[-+]\d\d:\d\d)$/;
const BASE64 = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/;

const FORMATS: Readonly<Record<string, Format>> = {
  'date-time': { name: 'a time', example: '2026-01-31T12:00:00Z', test: (text) => DATE_TIME.test(text) },
  byte: { name: 'Base64', example: 'aGVsbG8=', test: (text) => BASE64.test(text.replace(/[\r\n]/g, '')) },
  ipv4: { name: 'an IPv4 address', example: '192.0.2.1', test: isIPv4 },
  ipv6: { name: 'an IPv6 address', example: '2001:db8::1', test: isIPv6 },
};

/** Of the formats, those that the API server looks at. */
function formatCheck(name: string): readonly Check[] {
  const format = FORMATS[name];
  if (!format) return [];
  const message = `it is not ${format.name}`;
  const fix = `Write ${format.name}, such as ${format.example}`;
  return [(value) => (typeof value !== 'string' || format.test(value) ? NONE : violation('FW0014', message, fix))];
}

/** `resource.Quantity` of Kubernetes, which reads numbers too. */
const QUANTITY = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[KMGTPE]i|[numkMGTPE]|[eE][-+]?\d+)?$/;

export const quantityCheck: Check = (value) => {
  if (typeof value === 'number' || value === null) return NONE;
  if (typeof value === 'string' && QUANTITY.test(value)) return NONE;
  return violation('FW0014', 'it is no quantity', 'Write a number with or without a unit, such as 500m or 64Mi');
};
