/**
 * The entry of author mode. The author tier of a CMS prints this script in place of the loader, and
 * passes the loader's address (README.md). The page's mode decides which scripts this entry imports.
 */
import { holdEarlyEvents } from './early-events'
import { modeOf } from './mode'
import { letClientStart } from './universal-editor'

const mode = modeOf(document)
const loader = document.querySelector<HTMLElement>('script[data-loader]')?.dataset.loader
document.documentElement.dataset.foyerAuthor = mode

if (mode === 'edit') {
  letClientStart(window)
  const release = holdEarlyEvents(document)
  void import('./edit').then(release)
} else {
  if (mode === 'preview') (await import('./preview')).refuseChanges(window)
  if (loader) await import(loader)
}
