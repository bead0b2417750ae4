import { joinOfferTexts } from '../../features/join/join-offer.translations'
import type { Translations } from '../../mapping/define-widget'
import type { OneClickJoinProps } from './one-click-join.schema'

export const translations: Translations<OneClickJoinProps['labels']> = joinOfferTexts
