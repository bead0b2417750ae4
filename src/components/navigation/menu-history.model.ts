/** On a phone Back closes the drawer, like any sheet. */
export async function enterHistory(drawer: HTMLDialogElement): Promise<void> {
  const { enterSheet } = await import('../../ui/dialog/sheet-history')
  if (!drawer.open) return
  const leave = enterSheet(() => drawer.close())
  drawer.addEventListener('close', leave, { once: true })
}
