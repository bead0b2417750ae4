import { type MouseEvent, useEffect } from 'react'
import type { Languages } from '../../features/language/use-languages'
import { useLanguages } from '../../features/language/use-languages'
import { isPlainClick } from '../../hooks/is-plain-click'
import { usePage, useStores } from '../../hooks/page-store'
import { useLatePart } from '../../hooks/use-late-part'
import { type Overlay, useOverlay } from '../../hooks/use-overlay'
import { usePageValue } from '../../hooks/use-page-value'
import { useTrack } from '../../hooks/use-track'
import { FOOTER_DESTINATION_COLUMNS, FOOTER_DESTINATION_LINKS } from '../../rules/codes/limits'
import { emit } from '../../services/events/events'
import { localPathAtom } from '../../services/navigate/context-path'
import { openOverlay } from '../../services/overlays/overlays'
import { clockAtom } from '../../services/page/page'
import { fillText } from '../../ui/text/fill-text'
import { footerParts } from './footer.parts'
import type { FooterProps } from './footer.schema'
import {
  type ColumnName,
  columnsOf,
  cutDestinations,
  type FooterLink,
  fragmentOf,
  opensChoices,
  opensConsent,
  socialInOrder,
} from './footer-links'

type Network = FooterProps['social'][number]['network']

export interface ShownLink {
  label: string
  href: string
  isNewTab: boolean
  /** Rich text below the link. */
  html: string | undefined
  /** Has no function without a script. */
  isButton: boolean
  /** Opens a dialog with a script, and leads to a page without one: a click waits for the script. */
  hasDialog: boolean
  onClick: (event: MouseEvent) => void
}

interface Column {
  name: ColumnName
  title: string
  links: ShownLink[]
}

export interface FooterModel {
  state: 'minimized' | 'expanded'
  columns: Column[]
  destinations: ShownLink[][]
  social: { network: Network; href: string; onClick: () => void }[]
  year: number
  languages: Languages | null
  /** The dialog of the privacy choices, once it has been asked for. */
  choices: Pick<Overlay, 'isOpen' | 'close'> | null
  /** The message for an author about omitted links. */
  warnings: string[]
}

export function useFooter(props: FooterProps): FooterModel {
  const page = usePage()
  const { mode } = page.context
  const localPath = usePageValue(localPathAtom)
  // The server's year, also in the browser: another year would cause a hydration mismatch.
  const renderedAt = useStores().served.get(clockAtom)
  const track = useTrack('footer', props)
  const languages = useLanguages('footer', { ...props, sort: 'alpha' })
  const choices = useOverlay({ id: `${props.id}-choices`, analyticsId: props.analyticsId })
  const { isOpen, close } = choices
  const hasChoices = useLatePart(footerParts.choices, {
    isWanted: isOpen,
    onFailure: () => close('navigation'),
  })
  const destinations = cutDestinations(props.destinations)
  const warnings = [
    ...(destinations.hasMoreColumns
      ? [fillText(props.labels.cutColumns, { count: FOOTER_DESTINATION_COLUMNS })]
      : []),
    ...(destinations.hasMoreLinks
      ? [fillText(props.labels.cutLinks, { count: FOOTER_DESTINATION_LINKS })]
      : []),
  ]
  const warning = warnings.join(' ')
  useEffect(() => {
    if (warning) page.log('warn', `footer#${props.id}: ${warning}`)
  }, [page, props.id, warning])

  const shown = (column: ColumnName | 'destinations', link: FooterLink): ShownLink => ({
    label: link.linkLabel,
    href: localPath(link.linkURL),
    isNewTab: link.openInaNewTab,
    html: link.htmlContent,
    isButton: column === 'privacy' && opensConsent(link),
    hasDialog: column === 'privacy' && opensChoices(link, page.site),
    onClick: (event) => {
      if (mode === 'edit') return event.preventDefault()
      track('footer_click', { column, label: link.linkLabel })
      if (column !== 'privacy') return
      if (opensConsent(link)) return emit('consent-open', {})
      if (opensChoices(link, page.site) && isPlainClick(event)) {
        event.preventDefault()
        return choices.open()
      }
      const src = fragmentOf(link)
      if (src && openOverlay('privacy-statement', { src })) event.preventDefault()
    },
  })

  return {
    state: props.resourceProperties.variation,
    columns: columnsOf(props).map(({ name, title, links }) => ({
      name,
      title,
      links: links.map((link) => shown(name, link)),
    })),
    destinations: destinations.columns.map((links) =>
      links.map((link) => shown('destinations', link)),
    ),
    social: socialInOrder(props.social).map(({ network, href }) => ({
      network,
      href,
      onClick: () => track('footer_click', { column: 'social', label: network }),
    })),
    year: new Date(renderedAt).getUTCFullYear(),
    languages,
    choices: hasChoices ? { isOpen, close } : null,
    warnings: mode === 'edit' ? warnings : [],
  }
}
