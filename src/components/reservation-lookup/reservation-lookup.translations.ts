import { lookupTexts } from '../../features/reservation-lookup/lookup-form.translations'

export const translations = lookupTexts
