/** Reports the progress on the terminal. */
export function say(words) {
  process.stdout.write(`${new Date().toLocaleTimeString('en-GB')}  ${words}\n`)
}
