/**
 * Runs a server of the build. A setting that is refused is told in one line, without a stack.
 * @param {URL} built
 */
export async function startBuilt(built) {
  try {
    await import(built.href)
  } catch (error) {
    if (error?.name !== 'SettingError') throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
