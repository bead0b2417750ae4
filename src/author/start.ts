/**
 * Author mode's first script: the author tier of a CMS prints it in place of the loader, whose address
 * it is told (README.md). What it needs comes with the mode that the CMS says the page is in.
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
