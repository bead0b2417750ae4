import { css } from '@linaria/core'
import { color, motion, radius, shadow, space } from '../src/ui/tokens'

export const doors = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  gap: ${space.m};
  margin: 0;
  padding: 0;
  list-style: none;

  & li {
    position: relative;
    padding: ${space.l};
    border: 1px solid ${color.border};
    border-radius: ${radius.l};
    background: ${color.raised};
    transition: box-shadow ${motion.calm};
  }

  & li:hover {
    box-shadow: ${shadow.card};
  }

  & a {
    color: ${color.accent};
  }

  /* The whole card is the link. */
  & a::after {
    position: absolute;
    inset: 0;
    border-radius: ${radius.l};
    content: '';
  }

  & p {
    margin: ${space.xs} 0 0;
    color: ${color.muted};
  }
`
