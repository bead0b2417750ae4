import { type MouseEvent, useEffect, useState } from 'react'
import { joinNowOptionsQuery } from '../../features/join/join.operations'
import { countryOfLocale } from '../../features/join/joiner.rules'
import { useMembershipActions } from '../../features/join/use-membership-actions'
import { usePropertyFacts } from '../../features/property/use-property-facts'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import { stripTags } from '../../rules/content/plain-text'
import {
  isDynamicMedia,
  isPictureAddress,
  renditionUrl,
  widthSet,
} from '../../rules/content/renditions'
import { isLoginDisabled } from '../../rules/pages/login-disabled'
import { safeHref } from '../../rules/pages/urls'
import { localPathAtom } from '../../services/navigate/context-path'
import type { PageContext } from '../../services/page/page-context'
import { getSession } from '../../services/session/session'
import { type AuthState, visitorAtom } from '../../services/session/visitor'
import type { PictureImage } from '../../ui/media/picture.view'
import type { LoyaltyProgramBannerProps } from './loyalty-program-banner.schema'

type Kind = 'unknown' | 'stranger' | 'remembered' | 'member'

export type LoyaltyProgramBannerModel =
  | { state: 'none' }
  | {
      state: 'ready'
      /** `unknown`: shown as to a stranger. */
      kind: Kind
      program: string
      /** Whether members have lower rates; never claimed without an answer. */
      isSaving: boolean
      benefits: readonly string[]
      picture: PictureImage | null
      onBroken: () => void
      /** Null for a member. `label`: the author’s own text. */
      link: {
        name: 'join' | 'signIn'
        label: string | null
        href: string | null
        isNewTab: boolean
        onClick: (event: MouseEvent) => void
      } | null
    }

const KINDS: Record<AuthState, Kind> = {
  unknown: 'unknown',
  unauthenticated: 'stranger',
  attemptedSignIn: 'stranger',
  remembered: 'remembered',
  authenticated: 'member',
}

/** The question whether a visitor of this locale may join; null where no one can. */
export function pageVariables(page: Pick<PageContext, 'locale' | 'site' | 'mode'>) {
  const { locale } = page
  if (page.mode === 'edit' || isLoginDisabled({ context: page, site: page.site })) return null
  return { locale, country: countryOfLocale(locale) }
}

export function useLoyaltyProgramBanner(
  props: LoyaltyProgramBannerProps,
): LoyaltyProgramBannerModel {
  const page = usePage()
  const { site, context } = page
  const visitor = usePageValue(visitorAtom)
  const isMax = useIsMax()
  const answer = useQuery(joinNowOptionsQuery, pageVariables(context))
  const track = useTrack('loyalty-program-banner', props)
  const link = useLink(props, (action) => track('loyalty_banner_click', { action }))
  const [isBroken, setBroken] = useState(false)
  const kind = KINDS[visitor.state]
  const options = answer.state === 'ready' ? answer.data.joinNowOptions : null
  const isRefused = isMax || isLoginDisabled(page) || options?.allowed === false
  if (context.mode !== 'edit' && (isRefused || (kind === 'member' && !props.forMembers))) {
    return { state: 'none' }
  }
  if (stripTags(String(props.text)).trim() === '') return { state: 'none' }
  return {
    state: 'ready',
    kind,
    program: site.brand.programName,
    isSaving: options?.memberRateAvailable === true,
    benefits: props.benefits.length > 0 ? props.benefits : (options?.benefits ?? []),
    picture: isBroken ? null : pictureOf(props.image, site.dynamicMedia),
    onBroken: () => setBroken(true),
    link: kind === 'member' ? null : link(kind === 'remembered'),
  }
}

/** Where the banner leads a visitor: to sign in, to the author’s address, or to join. */
function useLink({ cta }: LoyaltyProgramBannerProps, onFollow: (action: string) => void) {
  const localPath = usePageValue(localPathAtom)
  const { join, signIn } = useMembershipActions(onFollow)
  return (isSignIn: boolean) => {
    if (isSignIn) return { name: 'signIn' as const, label: null, isNewTab: false, ...signIn }
    const own = { name: 'join' as const, label: cta?.label ?? null }
    if (!cta) return { ...own, isNewTab: false, ...join }
    const href = safeHref(cta.href)
    const onClick = () => onFollow('link')
    return { ...own, href: href && localPath(href), isNewTab: cta.newTab, onClick }
  }
}

/** Whether the page's hotel, or the session, is one that tells no one of the programme (W70). */
function useIsMax(): boolean {
  const page = usePage()
  const hotel = usePropertyFacts(page.context.page.propertyId)
  const isKnown = typeof hotel?.isMax === 'boolean'
  const [inSession, setInSession] = useState(false)
  useEffect(() => {
    if (isKnown || page.context.mode === 'edit') return
    getSession(page).then(
      ({ isMax }) => setInSession(isMax === true),
      () => {},
    )
  }, [page, isKnown])
  return hotel?.isMax ?? inSession
}

/** The aspect ratio 4:3 of the picture beside the text. */
const FIRST = { width: 480, height: 360 }
const SIZES = [{ width: 320, height: 240 }, FIRST, { width: 960, height: 720 }]

function pictureOf(
  image: LoyaltyProgramBannerProps['image'],
  dynamicMedia: readonly string[],
): PictureImage | null {
  if (!image || !isPictureAddress(image.src)) return null
  const { src, alt, focalPoint } = image
  const [x, y] = focalPoint ?? []
  const isDynamic = isDynamicMedia(src, dynamicMedia)
  return {
    src: isDynamic ? renditionUrl(src, FIRST) : src,
    alt,
    ...FIRST,
    ...(isDynamic && { srcSet: widthSet(src, SIZES), sizes: '(min-width: 768px) 33vw, 1px' }),
    ...(x !== undefined && y !== undefined ? { focalPoint: [x, y] as const } : {}),
  }
}
