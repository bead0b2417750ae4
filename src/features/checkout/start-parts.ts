/** What the loader's custom element has. */
type Placeholder = HTMLElement & { start?: () => Promise<void> | undefined }

/**
 * Starts the widgets with fields of the form that wait to be seen or touched: what is wrong with them is
 * told above the form. Resolves when they are mounted or have failed.
 */
export async function startParts(form: HTMLFormElement): Promise<void> {
  const placeholders = [...form.elements].map((field) => field.closest<Placeholder>('foyer-widget'))
  await Promise.all([...new Set(placeholders)].map((placeholder) => placeholder?.start?.()))
}
