/**
 * Runs after all browser tests while the sandbox is still running, and fails for every policy
 * violation that browsers have reported, so that no single test has to check for it.
 */
// biome-ignore lint/style/noDefaultExport: required by Playwright.
export default async function expectNoReports(): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${process.env.PORT}/sandbox/policy-reports`)
  const reports: object[] = await answer.json()
  if (reports.length === 0) return
  const lines = reports.map((report) => JSON.stringify(report))
  throw new Error(`Pages broke their policy, and no test meant them to:\n${lines.join('\n')}`)
}
