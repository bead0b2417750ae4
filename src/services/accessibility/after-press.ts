/** A press on a link can become a drag, and one with Ctrl a menu: then the button's release is not told. */
const RELEASES = ['mouseup', 'dragend', 'contextmenu'] as const

let isWatching = false
let isPressed = false
let waiting: (() => void)[] = []

/**
 * Watches the pointer for `afterPress`. Touch counts too: browsers send the same events for a tap, the
 * change of focus between them.
 */
export function watchPresses(): void {
  if (isWatching) return
  isWatching = true
  document.addEventListener('mousedown', ({ button }) => {
    isPressed = button === 0
  })
  // The click follows the release in the same task.
  for (const release of RELEASES) document.addEventListener(release, () => setTimeout(finish), true)
}

/**
 * Calls at once, or, while a pointer is pressed, after the press. The press on a control takes the focus
 * from the field before. What this shows (an error is a new line) would move the control away from the
 * pointer, and the press would be lost (docs/decisions/0104-a-press-is-not-lost.md).
 */
export function afterPress(call: () => void): void {
  if (isPressed) waiting.push(call)
  else call()
}

function finish() {
  isPressed = false
  const calls = waiting
  waiting = []
  for (const call of calls) call()
}
