import { setTimeout as sleep } from 'node:timers/promises';

export interface WaitOptions {
  /** Milliseconds after which to give up. @default 300000, since builds may take the processors meanwhile */
  readonly timeout?: number;

  /** Milliseconds between two looks. @default 200 */
  readonly interval?: number;
}

/**
 * Looks again and again until `look` gives a value.
 *
 * @param what what is waited for, in the words of the error message
 * @param look undefined means not yet; an error means not yet as well, and is the cause of the error when time is up
 */
export async function waitFor<T>(
  what: string,
  look: () => Promise<T | undefined> | T | undefined,
  options: WaitOptions = {},
): Promise<T> {
  const timeout = options.timeout ?? 300_000;
  const deadline = Date.now() + timeout;
  for (;;) {
    const result = await attempt(look);
    if (result.value !== undefined) {
      return result.value;
    }
    if (Date.now() > deadline) {
      throw new Error(`waited ${timeout / 1000} s for ${what}`, { cause: result.error });
    }
    await sleep(options.interval ?? 200);
  }
}

async function attempt<T>(look: () => Promise<T | undefined> | T | undefined): Promise<{ value?: T; error?: unknown }> {
  try {
    const value = await look();
    return value === undefined ? {} : { value };
  } catch (error) {
    return { error };
  }
}
