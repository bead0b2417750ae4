import { usePage } from '../../hooks/page-store'
import { useOpenSections } from '../../hooks/use-open-sections'
import { useTrack } from '../../hooks/use-track'
import { useViewport } from '../../hooks/use-viewport'
import { stripTags } from '../../rules/content/plain-text'
import type { PlacedWidget } from '../../ui/layout/placeholders.view'
import type { AccordionProps } from './accordion.schema'

export interface AccordionSection {
  /** DOM id, and the target of links. */
  id: string
  title: string
  isOpen: boolean
  /** Null in author mode, in which every section is open. */
  onToggle: ((isOpen: boolean, isByVisitor: boolean) => void) | null
  /** Rich text; empty for none. */
  body: string
  /** Components below the text. */
  content: PlacedWidget[]
}

export type AccordionModel =
  | { state: 'none' }
  /** `isAlwaysOpen`: at this window width sections cannot be closed. */
  /** `group`: a common name for sections of which only one is open at a time. */
  | {
      state: 'ready'
      isAlwaysOpen: boolean
      group: string | undefined
      sections: AccordionSection[]
    }

const SCREENS = { XS: null, S: null, M: 'tablet', L: 'desktop', XL: 'desktop' } as const

export function useAccordion(props: AccordionProps): AccordionModel {
  const { id, anchorId, items, alwaysOpenOn, single } = props
  const isAuthor = usePage().context.mode === 'edit'
  const viewport = useViewport()
  const screen = viewport && SCREENS[viewport]
  const isAlwaysOpen = screen !== null && alwaysOpenOn.includes(screen)
  const track = useTrack('accordion', props)

  const kept = items
    .map((item, index) => ({ ...item, index, id: `${anchorId || id}-item-${index + 1}` }))
    .filter(hasContent)
  const sections = useOpenSections(
    kept.map((item) => item.id),
    { initial: kept.filter(({ open }) => open).map((item) => item.id), isSingle: single },
  )
  const isOpen = (item: { id: string }) => isAuthor || sections.isOpen(item.id)

  if (kept.length === 0) return { state: 'none' }
  return {
    state: 'ready',
    isAlwaysOpen,
    group: single && !isAuthor ? `${id}-items` : undefined,
    sections: kept.map((item) => ({
      id: item.id,
      title: item.title,
      isOpen: isOpen(item),
      onToggle: isAuthor
        ? null
        : (isOpen, isByVisitor) => {
            sections.set(item.id, isOpen)
            if (isByVisitor) track('accordion_toggle', { index: item.index, open: isOpen })
          },
      body: item.body ?? '',
      content: item.children,
    })),
  }
}

function hasContent({ title, body, children }: AccordionProps['items'][number]): boolean {
  // The browser's sanitiser returns TrustedHTML.
  const html = String(body ?? '')
  return title.trim() !== '' && (children.length > 0 || /<img\b/i.test(html) || !!stripTags(html))
}
