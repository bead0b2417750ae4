/** All open sheets share one entry of the browser's history. */
const sheets: (() => void)[] = []
let isEntered = false
/** True while the browser navigates back from that entry, which is asynchronous. */
let isLeaving = false

const isSheetEntry = () => history.state?.foyerSheet === true

/**
 * The browser's Back closes a dialog that fills the window, instead of leaving the page (W74).
 * `onBack` is called when the visitor went back. The caller calls the returned function when the sheet
 * closes in another way.
 */
export function enterSheet(onBack: () => void): () => void {
  sheets.push(onBack)
  if (!isEntered && !isLeaving) push()
  return () => {
    const index = sheets.indexOf(onBack)
    if (index >= 0) sheets.splice(index, 1)
    // A sheet that replaces this one usually opens at once and reuses the entry.
    setTimeout(leave)
  }
}

function push() {
  isEntered = true
  history.pushState({ ...history.state, foyerSheet: true }, '')
  window.addEventListener('popstate', onPopState)
}

function leave() {
  if (sheets.length > 0 || !isEntered) return
  isEntered = false
  isLeaving = isSheetEntry()
  if (isLeaving) history.back()
  else window.removeEventListener('popstate', onPopState)
}

function onPopState() {
  if (isSheetEntry()) return
  window.removeEventListener('popstate', onPopState)
  isEntered = false
  const onBack = isLeaving ? undefined : sheets.pop()
  isLeaving = false
  if (sheets.length > 0) push()
  onBack?.()
}
