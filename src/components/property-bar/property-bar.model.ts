import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { showsReviews } from '../../features/property/reviews/reviews.rules'
import {
  accessHeaders,
  savedPropertiesAtom,
} from '../../features/save-hotel/saved-properties.service'
import { type SaveControl, useSaveControl } from '../../features/save-hotel/use-save-control'
import { usePage } from '../../hooks/page-store'
import { usePageAction, usePageValue } from '../../hooks/use-page-value'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import { dialHref, formatPhone, phoneOf } from '../../rules/formats/phone'
import { isRedemptionPage } from '../../rules/pages/redemption'
import { mapsCoordinatesHref } from '../../rules/pages/urls'
import { hotelReviewsPath } from '../../rules/site/paths'
import type { PropertyBarQuery } from '../../services/graphql/operations'
import { localPathAtom } from '../../services/navigate/context-path'
import { commandOf, type DialogCommand, openOverlay } from '../../services/overlays/overlays'
import { visitorAtom } from '../../services/session/visitor'
import { scrollDirection } from '../../services/window/scroll-direction'
import { fillText } from '../../ui/text/fill-text'
import { propertyBarAuthQuery, propertyBarQuery } from './property-bar.operations'
import type { PropertyBarProps } from './property-bar.schema'

const never = () => () => {}

type Target = 'details' | 'map' | 'phone' | 'reviews' | 'save'

export type PropertyBarModel =
  | { state: 'none' }
  | { state: 'loading' }
  | {
      state: 'ready'
      name: string
      locale: string
      map: string | null
      phone: { href: string; text: string } | null
      reviews: { href: string; stars: number; count: number } | null
      save: SaveControl
      /** Address of the rates button, if it has one. */
      book: string | null
      /** Whether it is hidden, while the visitor scrolls down. */
      isAway: boolean
      /** The element that detects whether the bar sticks to the top of the window. */
      barRef: (element: HTMLElement | null) => void
      showDetails: () => void
      /** Opens the quick view without a script. */
      detailsCommand?: DialogCommand | undefined
      onFollow: (target: Target) => void
    }

export function usePropertyBar(props: PropertyBarProps): PropertyBarModel {
  const page = usePage()
  const propertyId = page.context.page.propertyId
  const { locale } = page.context
  const answer = useProperty(propertyId)
  const property = answer.state === 'ready' ? answer.data.property : null
  const name = property?.basicInformation?.name ?? ''
  const localPath = usePageValue(localPathAtom)
  const track = useTrack('property-bar', props)
  const { labels } = props
  const save = useSaveControl(props.showSave ? propertyId : undefined, 'bar', {
    limit: labels.limit,
    saveFailed: labels.saveFailed,
    savedNow: fillText(labels.savedNow, { hotel: name }),
    removedNow: fillText(labels.removedNow, { hotel: name }),
  })
  const isLeaving = useSyncExternalStore(
    // In author mode it does not move.
    page.context.mode === 'edit' ? never : scrollDirection.subscribe,
    scrollDirection.isLeavingTop,
    () => false,
  )
  const { isStuck, barRef } = useStuck(props.sticky && isLeaving)

  const hasFailed = answer.state === 'failed'
  useEffect(() => {
    if (hasFailed) page.log('error', 'error fetching property data')
  }, [hasFailed, page])

  if (propertyId === undefined || hasFailed) return { state: 'none' }
  if (answer.state === 'loading') return { state: 'loading' }
  if (!property) return { state: 'none' }

  const { latitude, longitude } = property.basicInformation ?? {}
  const phone = phoneOf(property.contactInformation?.contactNumbers)
  const phoneText = phone && formatPhone(phone, locale)
  const phoneHref = phoneText && dialHref(phone)
  const stars = property.reviews?.stars?.count ?? 0
  const count = property.reviews?.numberOfReviews?.count ?? 0
  const hasReviews = showsReviews({
    stars,
    count,
    locale,
    isMax: property.isMax ?? false,
    redemption: isRedemptionPage(page),
    enabled: props.showReviews,
  })
  return {
    state: 'ready',
    name,
    locale,
    map:
      props.showMap && latitude != null && longitude != null
        ? mapsCoordinatesHref(props.mapBaseUrl, latitude, longitude)
        : null,
    phone: props.showPhone && phoneText && phoneHref ? { href: phoneHref, text: phoneText } : null,
    reviews:
      hasReviews && property.seoNickname
        ? { href: localPath(hotelReviewsPath(page.site, property.seoNickname)), stars, count }
        : null,
    save,
    book: props.bookHref ? localPath(props.bookHref) : null,
    isAway: isStuck,
    barRef,
    detailsCommand: commandOf(page, 'hotel-quick-view'),
    showDetails: () => {
      track('property_bar_click', { target: 'details' })
      openOverlay('hotel-quick-view')
    },
    onFollow: (target) => track('property_bar_click', { target }),
  }
}

/** The public data of the hotel; for a signed-in visitor also the customer's list (W03 Data). */
function useProperty(propertyId: string | undefined) {
  const visitor = usePageValue(visitorAtom)
  const adoptCustomer = usePageAction(savedPropertiesAtom)
  const answer = useQuery(propertyBarQuery, propertyId === undefined ? null : { propertyId })
  const signedIn = useQuery(
    propertyBarAuthQuery,
    propertyId !== undefined && visitor.customerId !== undefined
      ? { propertyId, customerId: visitor.customerId }
      : null,
    { fresh: true, headers: accessHeaders(visitor) },
  )
  const customer = signedIn.state === 'ready' ? signedIn.data.customer : null
  useEffect(() => adoptCustomer(customer), [customer, adoptCustomer])
  return answer as typeof answer &
    ({ state: 'ready'; data: PropertyBarQuery } | { state: 'loading' | 'failed' })
}

/**
 * Whether the bar sticks: then a pixel of its placeholder is above the sticky position. The position is
 * read when the visitor leaves the top, because a header that mounts after the bar changes it.
 */
function useStuck(isWatched: boolean) {
  const [isStuck, setStuck] = useState(false)
  const barRef = useCallback(
    (element: HTMLElement | null) => {
      const placeholder = element?.closest('foyer-widget')
      if (!isWatched || !placeholder) return
      const line = (Number.parseFloat(getComputedStyle(placeholder).top) || 0) + 1
      const observer = new IntersectionObserver(
        ([entry]) =>
          setStuck(
            entry !== undefined &&
              entry.intersectionRatio < 1 &&
              entry.boundingClientRect.top < line,
          ),
        { rootMargin: `-${line}px 0px 0px`, threshold: 1 },
      )
      observer.observe(placeholder)
      return () => {
        observer.disconnect()
        setStuck(false)
      }
    },
    [isWatched],
  )
  return { isStuck, barRef }
}
