import { constants } from 'node:os';

type Ending = () => void;

const endings = new Set<Ending>();

/**
 * Runs `ending` when this process ends, whatever ends it short of SIGKILL. Endings are synchronous, because nothing else
 * runs once a process exits, and run last registered first.
 *
 * @returns a function that takes the ending back
 */
export function atExit(ending: Ending): Ending {
  endings.add(ending);
  return () => {
    endings.delete(ending);
  };
}

process.on('exit', () => {
  for (const ending of [...endings].reverse()) {
    ending();
  }
});

// An uncaught error or rejection exits by itself; a signal would end the process without an `exit` event.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.once(signal, () => {
    process.exit(128 + constants.signals[signal]);
  });
}
