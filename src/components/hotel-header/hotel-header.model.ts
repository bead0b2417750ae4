import { type MouseEvent, useEffect, useState } from 'react'
import { brandCode, hotelSiteHref } from '../../features/property/brand-links.rules'
import type { HotelFacts, Picture } from '../../features/property/hotel-facts.rules'
import { propertyIdOf } from '../../features/property/page-property.service'
import { useHotelFacts } from '../../features/property/use-hotel-facts'
import { rememberHotel } from '../../features/recently-viewed/viewed-property'
import { type SaveControl, useSaveControl } from '../../features/save-hotel/use-save-control'
import { clearInsurance } from '../../features/travel-insurance/travel-insurance.service'
import { isPlainClick } from '../../hooks/is-plain-click'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import { propertyIdFrom } from '../../rules/codes/session-values'
import { isLoginDisabled } from '../../rules/pages/login-disabled'
import {
  clearsInsurance,
  hotelHeaderVariant,
  opensDetailsOverlay,
  showsMemberRate,
} from '../../rules/pages/page-types'
import { mapsHref } from '../../rules/pages/urls'
import { signInPath } from '../../rules/site/paths'
import { asked, ownAddress, withQuery } from '../../rules/site/query'
import { signInToSaveHref } from '../../rules/site/save-hrefs'
import { emit } from '../../services/events/events'
import type { HotelHeaderFieldsFragment } from '../../services/graphql/operations'
import { localPathAtom } from '../../services/navigate/context-path'
import { commandOf, type DialogCommand, openOverlay } from '../../services/overlays/overlays'
import type { Page } from '../../services/page/page'
import { getSession } from '../../services/session/session'
import type { SessionValues } from '../../services/session/session-call'
import { visitorAtom } from '../../services/session/visitor'
import { fillText } from '../../ui/text/fill-text'
import { useBrandLogo } from './brand-logo.model'
import { useHeaderCustomer } from './header-customer.model'
import { hotelHeaderQuery } from './hotel-header.operations'
import type { HotelHeaderProps } from './hotel-header.schema'

type Target = 'name' | 'map' | 'phone' | 'reviews' | 'details' | 'signIn'
type Variant = 'full' | 'compact'

/** Whether a name that arrives late is announced: not after an action of the visitor. */
export interface LiveMode {
  live: 'polite' | 'off'
  onHover: () => void
}

export type HotelHeaderModel =
  | { state: 'none' }
  | ({ state: 'loading'; variant: Variant } & LiveMode)
  /** The hotel failed to load; its name is from the session. */
  | ({ state: 'nameOnly'; variant: Variant; name: string } & LiveMode)
  | ({
      state: 'ready'
      variant: Variant
      locale: string
      hotel: HotelFacts
      site: { href: string; isExternal: boolean } | null
      /** Address of a map with the hotel. */
      map: string | null
      logo: Picture | null
      /** The chain's own brand, whose logo the site's header has already. */
      isChainBrand: boolean
      /** Opens the details overlay instead of leaving the page. */
      showDetails: (() => void) | null
      /** Opens the details overlay without a script. */
      detailsCommand?: DialogCommand | undefined
      save: SaveControl
      /** Whether the heart leads to sign-in, for an anonymous visitor. */
      isSignInToSave: boolean
      /** `possible`: a rate has been chosen, so the note may appear: its space is reserved. */
      memberRate: MemberRate | 'possible' | null
      onFollow: (target: Target) => void
    } & LiveMode)

interface MemberRate {
  program: string
  /** Whether the visitor is a signed-in member. */
  isOwn: boolean
  /** Null for a signed-in visitor, and until the state is known. */
  signIn: { href: string; onClick: (event: MouseEvent) => void } | null
}

export function useHotelHeader(props: HotelHeaderProps): HotelHeaderModel {
  const page = usePage()
  const { context } = page
  const isEditing = context.mode === 'edit'
  const variant = props.variant ?? hotelHeaderVariant(context.page.id)
  const { session, propertyId, answer } = useHotel(page, isEditing)
  const property = !isEditing && answer.state === 'ready' ? answer.data.property : null
  const visitor = usePageValue(visitorAtom)
  const localPath = usePageValue(localPathAtom)
  const track = useTrack('hotel-header', props)
  const isSaveShown = props.showSave && variant === 'full' && !isEditing
  const save = useSave(props, isSaveShown ? propertyId : undefined, property)
  const logo = useBrandLogo(property, variant === 'compact', props.logoContent)
  const live = useLiveMode()
  useHotelSeen(page, property)
  const hotel = useHotelFacts(property?.id, {
    isMax: session !== null && session !== 'failed' && session.isMax === true,
  })

  if (isEditing) return { state: 'none' }
  if (answer.state === 'failed' || (propertyId === undefined && session !== null)) {
    if (session === null) return { state: 'loading', variant, ...live }
    const name = answer.state === 'failed' ? nameInSession(session, propertyId) : null
    return name ? { state: 'nameOnly', variant, name, ...live } : { state: 'none' }
  }
  if (answer.state === 'loading') return { state: 'loading', variant, ...live }
  if (!property || !hotel) return { state: 'none' }

  const mayOfferSignIn = visitor.state !== 'unknown' && !isLoginDisabled(page)
  const isSignInToSave = isSaveShown && mayOfferSignIn && save.kind === 'none'
  const { site } = page
  const returnTo = ownAddress(page)
  const onFollow = (target: Target) => track('hotel_header_click', { target })
  const mayShowRate = showsMemberRate(page.context.page)
  const isMemberRate = mayShowRate && session !== 'failed' && session?.isMemberRate
  return {
    state: 'ready',
    variant,
    locale: context.locale,
    hotel: props.showReviews ? hotel : { ...hotel, reviews: null },
    site: siteOf(property, page, localPath),
    map: hotel.addressText
      ? mapsHref(props.mapBaseUrl, `${hotel.name} ${hotel.addressText}`)
      : null,
    logo,
    isChainBrand: brandCode(property.basicInformation?.brand?.id) === site.brand.code.toLowerCase(),
    detailsCommand: commandOf(page, 'hotel-details'),
    showDetails: opensDetailsOverlay(context.page.id)
      ? () => {
          onFollow('details')
          openOverlay('hotel-details')
        }
      : null,
    save: isSignInToSave
      ? {
          kind: 'link',
          href: localPath(signInToSaveHref(site, { current: returnTo, saved: false })),
        }
      : save,
    isSignInToSave,
    memberRate: isMemberRate
      ? {
          program: page.site.brand.programName,
          isOwn: visitor.state === 'authenticated',
          signIn:
            visitor.state === 'authenticated' || !mayOfferSignIn
              ? null
              : {
                  href: localPath(withQuery(site, signInPath(site), { returnTo })),
                  onClick: (event) => {
                    onFollow('signIn')
                    if (isPlainClick(event) && openOverlay('sign-in', { reason: 'memberRate' }))
                      event.preventDefault()
                  },
                },
        }
      : mayShowRate && variant === 'full'
        ? 'possible'
        : null,
    onFollow,
    ...live,
  }
}

/** The heart, and `saveProperty` in the page's address, which can save but not remove a hotel. */
function useSave(
  { labels }: HotelHeaderProps,
  propertyId: string | undefined,
  property: HotelHeaderFieldsFragment | null,
): SaveControl {
  const page = usePage()
  const hotel = { hotel: property?.basicInformation?.name ?? '' }
  useHeaderCustomer(propertyId)
  return useSaveControl(
    property ? propertyId : undefined,
    'header',
    {
      limit: labels.limit,
      saveFailed: labels.saveFailed,
      savedNow: fillText(labels.savedNow, hotel),
      removedNow: fillText(labels.removedNow, hotel),
    },
    { savesOnArrival: asked(page, 'saveProperty') === 'true' },
  )
}

/** The hotel's own page, on this site or that of its brand. */
function siteOf(
  property: HotelHeaderFieldsFragment,
  page: Page,
  localPath: (path: string) => string,
) {
  const { basicInformation, contactInformation, seoNickname } = property
  const site = hotelSiteHref(
    {
      brandId: basicInformation?.brand?.id,
      propertyId: property.id,
      seoNickname,
      websiteUrl: basicInformation?.websiteUrl,
      locale: page.context.locale,
      city: contactInformation?.address?.city,
    },
    page.site,
  )
  return (
    site && { href: site.external ? site.href : localPath(site.href), isExternal: site.external }
  )
}

type Session = SessionValues | 'failed' | null

/** The page's hotel, its data, and the session if either needs it. */
function useHotel(page: Page, isEditing: boolean) {
  const [session, setSession] = useState<Session>(null)
  const propertyId = propertyIdOf(page, session === 'failed' ? null : session)
  const answer = useQuery(
    hotelHeaderQuery,
    propertyId === undefined || isEditing ? null : { propertyId },
    { fresh: true },
  )
  const hasFailed = answer.state === 'failed'
  const needsSession =
    !isEditing && (propertyId === undefined || hasFailed || showsMemberRate(page.context.page))
  useEffect(() => {
    if (needsSession) getSession(page).then(setSession, () => setSession('failed'))
  }, [page, needsSession])
  useEffect(() => {
    if (hasFailed) page.log('error', 'error fetching property data')
  }, [hasFailed, page])
  return { session, propertyId, answer }
}

/** The name in the session, if it belongs to this hotel. */
function nameInSession(session: Session, propertyId: string | undefined): string | null {
  if (session === null || session === 'failed') return null
  const known = propertyIdFrom({ asked: null, session: { ...session }, fallback: '' })
  return known === propertyId ? (session.prop_name ?? null) : null
}

/** The actions after a hotel has loaded. */
function useHotelSeen(page: Page, property: HotelHeaderFieldsFragment | null): void {
  useEffect(() => {
    if (!property) return
    emit('hotel-title-loaded', { id: property.id })
    if (clearsInsurance(page.context.page.id)) clearInsurance(page)
    rememberHotel(page, property.id, property)
  }, [page, property])
}

/** Live-region mode goes from polite to off on hover or Tab [spec]. */
function useLiveMode(): LiveMode {
  const [live, setLive] = useState<'polite' | 'off'>('polite')
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') setLive('off')
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return { live, onHover: () => setLive('off') }
}
