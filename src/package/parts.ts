/** Larger shared parts for a widget of a company's own: `foyer/parts`. */
export { useViewport } from '../hooks/use-viewport'
export { arrowIcon } from '../ui/media/icons/arrow'
export { checkIcon } from '../ui/media/icons/check'
export { Picture, type PictureImage } from '../ui/media/picture.view'
export { Unanswered } from '../ui/text/unanswered.view'
