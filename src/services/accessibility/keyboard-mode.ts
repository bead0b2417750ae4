/**
 * Sets `<html data-a11y-mode="keyboard">` when the visitor presses Tab and removes the attribute on
 * `pointerdown` (C.24). Returns a function that stops it.
 */
export function watchKeyboardMode(root: HTMLElement = document.documentElement): () => void {
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') root.dataset.a11yMode = 'keyboard'
  }
  const onPointer = () => {
    delete root.dataset.a11yMode
  }
  document.addEventListener('keydown', onKey)
  document.addEventListener('pointerdown', onPointer)
  return () => {
    document.removeEventListener('keydown', onKey)
    document.removeEventListener('pointerdown', onPointer)
  }
}
