import { lookupTexts } from '../../ui/lookup-form.translations'

export const translations = lookupTexts
