#!/usr/bin/env node
import { run } from './lib/cli/program';

// A reader that has seen enough closes the pipe.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

void run(process.argv);
