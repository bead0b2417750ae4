/** Larger shared parts for a widget of a company's own: `foyer/parts`. */
export { useLatePart } from '../hooks/use-late-part'
export { useViewport } from '../hooks/use-viewport'
export { type LatePart, latePart, lateView, type Part, printedPart } from '../mapping/late-part'
export { arrowIcon } from '../ui/media/icons/arrow'
export { checkIcon } from '../ui/media/icons/check'
export { Picture, type PictureImage } from '../ui/media/picture.view'
export { Unanswered } from '../ui/text/unanswered.view'
