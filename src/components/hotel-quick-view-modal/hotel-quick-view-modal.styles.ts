import { css } from '@linaria/core'
import { color, font, from, radius, size, space } from '../../ui/tokens'

export const failed = css`
  display: grid;
  justify-items: center;
  gap: ${space.m};
  padding-block: ${space.xxl};

  & > p {
    margin: 0;
    color: ${color.danger};
    font-weight: 600;
  }
`

/**
 * The elements of a fragment have none of our classes. They are styled here with a lower specificity
 * than any class, so that the styles of widgets in the fragment apply.
 */
export const fragment = css`
  /* The dialog has its own margins. */
  --foyer-gutter: 0px;
  [tabindex='-1']:focus {
    outline: none;
  }

  :where(&) h2,
  :where(&) h3,
  :where(&) h4 {
    margin-block: ${space.l} ${space.s};
    font: 600 ${size.l} / 1.3 ${font.display};
  }

  :where(&) p {
    margin-block: 0 ${space.m};
  }

  :where(&) a {
    color: ${color.accent};
  }

  :where(&) figure {
    margin: ${space.m} 0;
  }

  :where(&) img {
    max-inline-size: 100%;
    block-size: auto;
  }

  :where(&) figure img {
    display: block;
    inline-size: 100%;
    aspect-ratio: 16 / 9;
    border-radius: ${radius.m};
    background: ${color.skeleton};
    object-fit: cover;
  }

  :where(&) ul {
    display: grid;
    gap: ${space.s} ${space.l};
    margin: 0 0 ${space.m};
    padding-inline-start: 1.25em;

    ${from.s} {
      grid-template-columns: 1fr 1fr;
    }
  }

  :where(&) dl {
    display: grid;
    grid-template-columns: max-content 1fr;
    gap: ${space.xs} ${space.m};
    margin: 0 0 ${space.m};
  }

  :where(&) dt {
    color: ${color.muted};
  }

  :where(&) dd {
    margin: 0;
  }
`
