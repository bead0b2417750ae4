import { button } from '../../ui/form/button.styles'
import { section } from '../../ui/layout/section.styles'
import { Icon } from '../../ui/media/icon.view'
import { coinsIcon } from '../../ui/media/icons/coins'
import { heartIcon } from '../../ui/media/icons/heart'
import { sparkleIcon } from '../../ui/media/icons/sparkle'
import { suitcaseIcon } from '../../ui/media/icons/suitcase'
import { fillText } from '../../ui/text/fill-text'
import { Link } from '../../ui/text/link.view'
import { RichText } from '../../ui/text/rich-text.view'
import type { MiniCardModel } from './mini-card.model'
import type { MiniCardProps } from './mini-card.schema'
import { card, covered, title as titleStyle, words } from './mini-card.styles'

const icons = {
  sparkle: sparkleIcon,
  suitcase: suitcaseIcon,
  heart: heartIcon,
  coins: coinsIcon,
  none: null,
}

type Shown = Exclude<MiniCardModel, { state: 'none' }>

export function MiniCard({ props, model }: { props: MiniCardProps; model: MiniCardModel }) {
  if (model.state === 'none') return null
  const { id, labels, headingLevel } = props
  const { state, link } = model
  const Title = `h${headingLevel}` as 'h2'
  const icon = icons[props.icon]
  const isGreeting = state === 'remembered' || state === 'member'
  const label = link?.isSignIn ? labels.signIn : props.cta.label
  return (
    <section className={section} aria-labelledby={`${id}-title`}>
      <div className={card} data-state={state}>
        {icon && <Icon path={icon} />}
        <div className={words}>
          <div>
            <Title id={`${id}-title`} className={titleStyle}>
              {isGreeting ? greeting(labels, model) : props.title}
            </Title>
            {isGreeting ? (
              <p>{state === 'member' ? labels.asMember : labels.forRates}</p>
            ) : (
              String(props.text) && <RichText html={props.text} />
            )}
          </div>
          {isGreeting && <Place {...props} />}
        </div>
        {link ? (
          <Link className={button} href={link.href} onClick={link.onClick}>
            {label}
          </Link>
        ) : (
          <span className={`${button} ${covered}`} aria-hidden="true">
            {label}
          </span>
        )}
      </div>
    </section>
  )
}

function greeting(labels: MiniCardProps['labels'], { name }: Shown): string {
  return name ? fillText(labels.welcome, { name }) : labels.welcomeUnnamed
}

/** Keeps the height that the author’s words had before the visitor was known. */
function Place({ title, text }: Pick<MiniCardProps, 'title' | 'text'>) {
  return (
    <div className={covered} aria-hidden="true">
      <p className={titleStyle}>{title}</p>
      {String(text) && <RichText html={text} />}
    </div>
  )
}
