import type { MouseEvent } from 'react'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useTrack } from '../../hooks/use-track'
import { stripTags } from '../../rules/content/plain-text'
import { safeHref } from '../../rules/pages/urls'
import { localPathAtom } from '../../services/navigate/context-path'
import type { LinksListProps } from './links-list.schema'

export interface ListedLink {
  label: string
  /** Rich text in place of the label; empty for none. */
  html: string
  /** Null for plain text: without a safe address, or if the rich text has its own links. */
  href: string | null
  isNewTab: boolean
}

export type LinksListModel =
  | { state: 'none' }
  /** `onFollow` receives every click in the list, also on links of rich text. */
  | { state: 'ready'; links: ListedLink[]; onFollow: (event: MouseEvent) => void }

export function useLinksList(props: LinksListProps): LinksListModel {
  const { mode } = usePage().context
  const localPath = usePageValue(localPathAtom)
  const track = useTrack('links-list', props)

  const links = props.items.map((item): ListedLink => {
    // The browser's sanitiser returns TrustedHTML.
    const markup = String(item.htmlContent ?? '')
    const text = stripTags(markup)
    const hasHtml = text !== '' || /<img\b/i.test(markup)
    return {
      label: item.linkLabel.trim() || text,
      html: hasHtml ? (item.htmlContent ?? '') : '',
      href: /<a\b/i.test(markup) || !safeHref(item.linkURL) ? null : localPath(item.linkURL),
      isNewTab: item.openInaNewTab,
    }
  })
  const shown = links.filter(({ label, html }) => label || html)
  if (shown.length === 0) return { state: 'none' }
  return {
    state: 'ready',
    links: shown,
    onFollow: (event) => {
      const link = event.target instanceof Element && event.target.closest('a')
      if (!link) return
      if (mode === 'edit') return event.preventDefault()
      const entries = [...event.currentTarget.children]
      const followed = shown[entries.findIndex((entry) => entry.contains(link))]
      track('links_list_click', { label: followed?.label ?? '' })
    },
  }
}
