import { Link } from '../../ui/text/link.view'
import { RichText } from '../../ui/text/rich-text.view'
import type { Phone } from './error-actions.model'
import type { ShownError } from './error-list.model'
import { number } from './error-message.styles'

interface ErrorBodyProps {
  body: ShownError['body']
  phone: Phone
}

/** The text of an error; a phone number in it is a link, written from left to right in every language. */
export function ErrorBody({ body, phone }: ErrorBodyProps) {
  if ('html' in body) return <RichText html={body.html} values={{ phone: phone.text }} />
  if (!body.text) return null
  const [before, ...after] = body.text.split('{phone}')
  return (
    <p>
      {before}
      {after.map((text) => (
        <span key={text}>
          <Link href={phone.href}>
            <bdi dir="ltr" className={number}>
              {phone.text}
            </bdi>
          </Link>
          {text}
        </span>
      ))}
    </p>
  )
}
