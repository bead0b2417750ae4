import type { FooterModel } from './footer.model'
import { glyph } from './footer.styles'

type Network = FooterModel['social'][number]['network']

interface Glyph {
  /** Filled shapes. */
  solid?: string
  /** Lines, stroke 1.75. */
  lines?: string
}

/** Drawn for this project on a grid of 24: each network's logo, simplified. */
const GLYPHS: Record<Network, Glyph> = {
  facebook: {
    solid:
      'M13.4 21v-7.6h2.6l.4-3.1h-3V8.4c0-.9.3-1.5 1.6-1.5h1.5V4.1c-.4 0-1.3-.1-2.3-.1-2.3 0-3.9 1.4-3.9 3.9v2.4H7.7v3.1h2.6V21Z',
  },
  instagram: {
    lines:
      'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Zm4 4.4a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2ZM16.7 7.2v.1',
  },
  twitter: { lines: 'M4.5 4.5h3.7l11.3 15h-3.7ZM18.6 4.5l-5.9 6.6M11 13.2l-5.6 6.3' },
  linkedin: {
    solid:
      'M5 9.6h3.2V19H5ZM6.6 4.6a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6ZM10.5 9.6h3v1.3c.6-.9 1.6-1.5 3-1.5 2.5 0 3.5 1.6 3.5 4.2V19h-3.2v-4.8c0-1.2-.3-2.1-1.5-2.1s-1.6.9-1.6 2.1V19h-3.2Z',
  },
  youtube: {
    lines:
      'M6.5 6h11A3.5 3.5 0 0 1 21 9.5v5a3.5 3.5 0 0 1-3.5 3.5h-11A3.5 3.5 0 0 1 3 14.5v-5A3.5 3.5 0 0 1 6.5 6Z',
    solid: 'm10.2 9.2 4.9 2.8-4.9 2.8Z',
  },
}

/** Decorative: the link around it is named by the network. */
export function SocialIcon({ network }: { network: Network }) {
  const { solid, lines } = GLYPHS[network]
  return (
    <svg className={glyph} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {lines && <path d={lines} fill="none" stroke="currentColor" />}
      {solid && <path d={solid} fill="currentColor" />}
    </svg>
  )
}
