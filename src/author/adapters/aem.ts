/**
 * AEM's page editor (cms-contracts §2). It replaces a component's DOM with newly fetched markup after an
 * edit, and puts its own comment and `<cq>` after that: placeholders that go and come tell by
 * themselves, and what is not ours is left where it is. What it says besides is which panel of a
 * container its author has chosen.
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

/** Shows the panel that the author has chosen in AEM's list of panels. */
export function listenToAem(page: Document) {
  const { Granite: granite } = page.defaultView as unknown as { Granite?: Granite }
  if (!granite?.author) return
  const channel = new granite.author.MessageChannel('cqauthor', page.defaultView as Window)
  channel.subscribeRequestMessage('cmp.panelcontainer', ({ data }) => {
    if (data?.operation !== 'navigate' || !data.id) return
    const panels = page.getElementById(data.id)?.querySelectorAll<HTMLElement>('[aria-expanded]')
    const panel = panels?.[data.index ?? -1]
    if (panel?.getAttribute('aria-expanded') === 'false') panel.click()
    panel?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  })
}
