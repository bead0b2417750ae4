import { startSandbox } from './start-sandbox'

/** Seeds the database that the sandbox of each worker starts with: the first start writes the file. */
// biome-ignore lint/style/noDefaultExport: required by Playwright.
export default async function prepareSnapshot(): Promise<void> {
  await (await startSandbox({})).stop()
}
