/**
 * The message of AEM's page editor (cms-contracts §2) that names the panel which the author has chosen.
 * Edits need no message: after an edit, the editor replaces the component's DOM with newly fetched
 * markup, and the custom element's own callbacks handle that. The editor's own comment and `<cq>`
 * element after the component stay untouched.
 */
interface PanelMessage {
  data?: { type?: string; id?: string; operation?: string; index?: number }
}

interface Granite {
  author?: {
    MessageChannel: new (
      name: string,
      window: Window,
    ) => { subscribeRequestMessage(name: string, hear: (message: PanelMessage) => void): void }
  }
}

/** Opens the panel that the author has chosen in AEM's list of panels. */
export function listenToAem(page: Document) {
  const { Granite: granite } = page.defaultView as unknown as { Granite?: Granite }
  if (!granite?.author) return
  const channel = new granite.author.MessageChannel('cqauthor', page.defaultView as Window)
  channel.subscribeRequestMessage('cmp.panelcontainer', ({ data }) => {
    if (data?.operation !== 'navigate' || !data.id) return
    const container = page.getElementById(data.id)
    // Panels of components nested inside a panel do not count.
    const panels = [...(container?.querySelectorAll('details') ?? [])].filter(
      (panel) => panel.closest('foyer-widget') === container,
    )
    const panel = panels[data.index ?? -1]
    if (!panel) return
    panel.open = true
    panel.parentElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  })
}
