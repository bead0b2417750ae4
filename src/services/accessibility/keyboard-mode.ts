/**
 * Marks the page as worked by keyboard from the first Tab until a pointer is pressed:
 * `<html data-a11y-mode="keyboard">` (C.24). Returns what stops it.
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
