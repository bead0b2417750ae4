/** One entry of the browser's history stands for all sheets that are open. */
const sheets: (() => void)[] = []
let isEntered = false

const isSheetEntry = () => history.state?.foyerSheet === true

/**
 * On small screens the browser's Back closes the sheet instead of leaving the page (W74). `onBack`
 * is called when the visitor went back; the result is called when the sheet closes in another way.
 */
export function enterSheet(onBack: () => void): () => void {
  if (!isEntered) push()
  sheets.push(onBack)
  return () => {
    const index = sheets.indexOf(onBack)
    if (index >= 0) sheets.splice(index, 1)
    // A sheet that takes the place of this one opens in the same task and takes over its entry.
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
  stop()
  if (isSheetEntry()) history.back()
}

function onPopState() {
  if (isSheetEntry()) return
  stop()
  const onBack = sheets.pop()
  if (sheets.length > 0) push()
  onBack?.()
}

function stop() {
  isEntered = false
  window.removeEventListener('popstate', onPopState)
}
