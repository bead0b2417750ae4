/**
 * Comes once all of the page's HTML is there: a part of a widget that looks for others on the page. Before that
 * it would render without those that are still on their way, which the server has known.
 */
export const wholePage = {
  now: () => (document.readyState === 'loading' ? undefined : true),
  load: () =>
    new Promise<true>((resolve) => {
      if (document.readyState !== 'loading') resolve(true)
      else document.addEventListener('DOMContentLoaded', () => resolve(true), { once: true })
    }),
}
