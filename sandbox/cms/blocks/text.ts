import { cleanRichText } from '../../../src/server/content/rich-text'

/** Authored rich text; a statement is set large and centred. */
export interface TextProps {
  html: string
  look?: 'prose' | 'statement'
}

export function renderText({ html }: TextProps): string {
  return `<div class="text-body">${cleanRichText(html)}</div>`
}
