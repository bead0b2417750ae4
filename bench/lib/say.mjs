/** Tells the person who waits how far it is. */
export function say(words) {
  process.stdout.write(`${new Date().toLocaleTimeString('en-GB')}  ${words}\n`)
}
