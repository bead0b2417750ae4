import { type FocusEvent, type MouseEvent, type PointerEvent, useMemo } from 'react'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useTrack } from '../../hooks/use-track'
import { dialHref, formatPhone } from '../../rules/formats/phone'
import { isLoginDisabled } from '../../rules/pages/login-disabled'
import {
  createAccountPath,
  lookupReservationPath,
  reservationListPath,
} from '../../rules/site/paths'
import { localPathAtom } from '../../services/navigate/context-path'
import { commandOf, type DialogCommand } from '../../services/overlays/overlays'
import type { Page } from '../../services/page/page'
import { visitorAtom } from '../../services/session/visitor'
import { type BookingStep, useBookingSteps } from './booking-steps.model'
import { enterHistory } from './menu-history.model'
import type { NavigationProps } from './navigation.schema'

/** The overlays that replace a link without an address. */
export type Choice = 'language' | 'currency'

const CHOICES: Record<string, Choice> = { '#languages': 'language', '#currencies': 'currency' }

/** The time that a mouse rests on a link before its panel opens, and the time before it closes. */
const HOVER_MS = 200

export interface ShownLink {
  label: string
  href: string
}

type Icon = NavigationProps['utilityLinks'][number]['icon']

export interface MenusModel {
  state: 'ready'
  links: (ShownLink & { isNewTab: boolean; children: (ShownLink & { description: string })[] })[]
  utilityLinks: {
    label: string
    href: string
    /** Opens this overlay of the page in place of a link. */
    opens?: Choice | undefined
    /** Opens it without a script. */
    command?: DialogCommand | undefined
    icon: Icon
    /** Opens the lookup dialog if the page has one. */
    opensLookup?: boolean
  }[]
  /** Of the booking form only. */
  steps: BookingStep[]
  phone: ShownLink | null
  /** In the drawer below L; null for a known visitor. */
  joinHref: string | null
  /** Of an entry with a panel: a mouse opens it, and it closes when mouse or focus leave. */
  entry: {
    onPointerEnter: (event: PointerEvent) => void
    onPointerLeave: (event: PointerEvent) => void
    onBlur: (event: FocusEvent) => void
  }
  drawerRef: (drawer: HTMLDialogElement | null) => void
  /** Beside the drawer. */
  onDrawerClick: (event: MouseEvent) => void
  closeDrawer: (event: MouseEvent) => void
  /** Called when a link is followed; `level` 1 is in the row, 2 in a panel below it. */
  onFollow: (label: string, level?: 1 | 2) => void
}

/**
 * Drawer and panels are a native dialog and popovers, which open and close without a script; this hook
 * adds the behaviour that they lack.
 */
export function useMenus(props: NavigationProps): MenusModel {
  const page = usePage()
  const localPath = usePageValue(localPathAtom)
  const { state } = usePageValue(visitorAtom)
  const track = useTrack('navigation', props)
  const steps = useBookingSteps(props)
  const entry = useMemo(hovering, [])
  const isKnown = state === 'authenticated' || state === 'remembered'
  const phone = { original: page.site.helpPhone }
  const phoneText = props.variant === 'booking' && formatPhone(phone, page.context.locale)

  return {
    state: 'ready',
    links:
      props.variant === 'site'
        ? props.links.map(({ label, href, newTab, children }) => ({
            label,
            href: localPath(href),
            isNewTab: newTab,
            children: children.map((child) => ({ ...child, href: localPath(child.href) })),
          }))
        : [],
    utilityLinks: props.utilityLinks.map((link) => {
      const isOfMember = state === 'authenticated' || state === 'unknown'
      const path = isOfMember ? link.href : forGuests(link.href, page)
      const lookup = lookupReservationPath(page.site)
      return {
        ...link,
        href: localPath(path),
        opens: CHOICES[path],
        command: CHOICES[path] && commandOf(page, CHOICES[path]),
        opensLookup: state !== 'authenticated' && forGuests(link.href, page) === lookup,
      }
    }),
    steps,
    phone: phoneText ? { label: phoneText, href: dialHref(phone) ?? '' } : null,
    joinHref: isKnown || isLoginDisabled(page) ? null : localPath(createAccountPath(page.site)),
    entry,
    drawerRef: (drawer) => {
      if (drawer) drawer.ontoggle = () => drawer.open && void enterHistory(drawer)
    },
    onDrawerClick: ({ target, currentTarget }) => {
      if (target === currentTarget && target instanceof HTMLDialogElement) target.close()
    },
    closeDrawer: (event) => {
      event.preventDefault()
      closeMenus()
    },
    onFollow: (label, level = 1) => {
      closeMenus()
      track('nav_click', { label, level })
    },
  }
}

/**
 * Only a member has a list of trips; all other visitors use the lookup (W01). Where nobody knows yet who
 * visits, as without a script on a page that caches keep, the page of the list has both.
 */
function forGuests(href: string, { site }: Pick<Page, 'site'>): string {
  return href === reservationListPath(site) ? lookupReservationPath(site) : href
}

/** Closes all panels, because a link may lead to an anchor of the same page. */
function closeMenus() {
  const open = document.querySelectorAll<HTMLElement>('header [popover], header dialog')
  for (const menu of open) {
    if (menu instanceof HTMLDialogElement) menu.close()
    else menu.hidePopover?.()
  }
}

function hovering(): MenusModel['entry'] {
  let timer: ReturnType<typeof setTimeout> | undefined
  const onHover = (isOpen: boolean) => (event: PointerEvent) => {
    clearTimeout(timer)
    const { currentTarget, pointerType } = event
    if (pointerType !== 'mouse') return
    timer = setTimeout(() => panelIn(currentTarget)?.togglePopover?.(isOpen), HOVER_MS)
  }
  return {
    onPointerEnter: onHover(true),
    onPointerLeave: onHover(false),
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget))
        panelIn(currentTarget)?.hidePopover?.()
    },
  }
}

function panelIn(entry: Element) {
  return entry.querySelector<HTMLElement>('[popover]')
}
