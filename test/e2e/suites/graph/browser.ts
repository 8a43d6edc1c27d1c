import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';

/** A page in a real browser, with all that it has complained of and asked for. */
export interface OpenPage {
  readonly page: Page;
  /** Console errors and warnings, exceptions, and requests for anything but the file itself. */
  readonly complaints: readonly string[];
}

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];

export function startBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, headless: true, args: FLAGS });
}

/** @param bypassCSP for a tool that brings its own script into the page */
export async function openFile(
  browser: Browser,
  file: string,
  colorScheme: 'light' | 'dark',
  bypassCSP = false,
): Promise<OpenPage> {
  const context = await browser.newContext({ colorScheme, bypassCSP, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const url = pathToFileURL(file).href;
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'log') complaints.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  page.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url() !== url) complaints.push(`request: ${request.url()}`);
  });
  await page.goto(url);
  return { page, complaints };
}
