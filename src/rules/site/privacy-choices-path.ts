import { sitePath } from './site-path'

/** Page `privacy-choices`: what may be used of a visit; a module of its own, because the footer asks (W05). */
export const privacyChoicesPath = sitePath('privacy-choices', '/privacy-choices')
