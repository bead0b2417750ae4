import { button } from '../../ui/form/button.styles'
import { groupTitle, section } from '../../ui/layout/section.styles'
import { Icon } from '../../ui/media/icon.view'
import { checkCircleIcon } from '../../ui/media/icons/check-circle'
import { clockIcon } from '../../ui/media/icons/clock'
import { cupIcon } from '../../ui/media/icons/cup'
import { heartIcon } from '../../ui/media/icons/heart'
import { lockIcon } from '../../ui/media/icons/lock'
import { sparkleIcon } from '../../ui/media/icons/sparkle'
import { suitcaseIcon } from '../../ui/media/icons/suitcase'
import { wifiIcon } from '../../ui/media/icons/wifi'
import { Picture } from '../../ui/media/picture.view'
import { fillText } from '../../ui/text/fill-text'
import { Link } from '../../ui/text/link.view'
import { RichText } from '../../ui/text/rich-text.view'
import type { SignInContentBlockModel } from './sign-in-content-block.model'
import type { SignInContentBlockProps } from './sign-in-content-block.schema'
import { actions, block, body, frame, mark, pending, row } from './sign-in-content-block.styles'

const icons = {
  sparkle: sparkleIcon,
  suitcase: suitcaseIcon,
  heart: heartIcon,
  wifi: wifiIcon,
  cup: cupIcon,
  'check-circle': checkCircleIcon,
  clock: clockIcon,
  lock: lockIcon,
}

interface ViewProps {
  props: SignInContentBlockProps
  model: SignInContentBlockModel
}

export function SignInContentBlock({ props, model }: ViewProps) {
  const { id, labels, headingLevel } = props
  const { variant, picture, join, continueAs } = model
  const Title = `h${headingLevel}` as 'h2'
  return (
    <section className={section} aria-labelledby={`${id}-title`}>
      <div className={block} data-variant={variant}>
        {picture && (
          <div className={frame}>
            <Picture image={picture} />
          </div>
        )}
        <Title id={`${id}-title`} className={groupTitle}>
          {props.joinTitle}
        </Title>
        {String(props.body) && <RichText className={body} html={props.body} />}
        {variant !== 'image' && props.icons.length > 0 && <Benefits icons={props.icons} />}
        {join && (
          <p className={actions}>
            <Link
              href={join.href}
              className={button}
              data-kind={variant === 'sweepstakes' ? 'primary' : undefined}
              onClick={join.onFollow}
            >
              {variant === 'sweepstakes' ? labels.joinSweepstakes : labels.join}
            </Link>
            {continueAs && (
              <span className={continueAs.isKnown ? undefined : pending}>
                <Link href={continueAs.href} className={button}>
                  {continueAs.name
                    ? fillText(labels.continueAs, { name: continueAs.name })
                    : labels.continueUnnamed}
                </Link>
              </span>
            )}
          </p>
        )}
      </div>
    </section>
  )
}

function Benefits({ icons: all }: { icons: SignInContentBlockProps['icons'] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes it for no list
    <ul className={row} role="list">
      {all.map(({ icon, title, text }) => (
        <li key={title}>
          <span className={mark}>
            <Icon path={icons[icon]} />
          </span>
          <span>
            <strong>{title}</strong>
            {text && <span>{text}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
