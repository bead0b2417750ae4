import { useState } from 'react'
import type { SponsoredLink } from '../../features/co-brand/use-sponsored-link'
import { useSponsoredLink } from '../../features/co-brand/use-sponsored-link'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useTrack } from '../../hooks/use-track'
import { stripTags } from '../../rules/content/plain-text'
import { isPictureAddress } from '../../rules/content/renditions'
import { flagsAtom } from '../../services/flags/flags'
import type { Page } from '../../services/page/page'
import type { PartnerBrandBannerProps } from './partner-brand-banner.schema'

export type PartnerBrandBannerModel =
  | { state: 'none' }
  | {
      state: 'ready'
      /** Address of the partner's logo; null without a usable logo. */
      logo: string | null
      onBroken: () => void
      link: SponsoredLink
    }

export function usePartnerBrandBanner(props: PartnerBrandBannerProps): PartnerBrandBannerModel {
  const { id, partner, text, cta } = props
  const page = usePage()
  const { partnerBanner } = usePageValue(flagsAtom)
  const [isFirst] = useState(() => claim(page, id))
  const [isBroken, setBroken] = useState(false)
  const track = useTrack('partner-brand-banner', props)
  const { program, href } = cta
  const link = useSponsoredLink(
    program === 'none' ? href : { program, destinationURL: href, placement: id },
    () => track('partner_click', { partner: partner.name, program }),
  )
  const isOn = partnerBanner || page.context.mode === 'edit'
  const hasWords = partner.name.trim() !== '' && stripTags(String(text)) !== ''
  if (!isOn || !isFirst || !hasWords) return { state: 'none' }
  const src = partner.logo?.src ?? ''
  return {
    state: 'ready',
    logo: isPictureAddress(src) && !isBroken ? src : null,
    onBroken: () => setBroken(true),
    link,
  }
}

const owners = new WeakMap<Page, string>()

/** Whether this banner of the page is shown (W73): the one in the server's HTML, else the first mounted. */
function claim(page: Page, id: string): boolean {
  const owner = owners.get(page) ?? servedOwner() ?? id
  owners.set(page, owner)
  return owner === id
}

function servedOwner(): string | undefined {
  if (typeof document === 'undefined') return undefined
  const shown = 'foyer-widget[type="partner-brand-banner"] > div:not(:empty)'
  return document.querySelector(shown)?.parentElement?.id
}
