import { css } from '@linaria/core'
import { bigLetters, from, print, space, stickyHeight } from '../tokens'

/** Widths of B.0, by the names that `data-hide-on` has for them. */
const WIDTHS = {
  XS: '(max-width: 575.98px)',
  S: '(min-width: 576px) and (max-width: 767.98px)',
  M: '(min-width: 768px) and (max-width: 991.98px)',
  L: '(min-width: 992px) and (max-width: 1199.98px)',
  XL: '(min-width: 1200px)',
}

/** A placeholder that sticks at a width and has content. */
const stuck = (where: string, width: string) =>
  `html:has(foyer-widget[data-sticky='${where}']:not([data-hide-on~='${width}']) > div:not(:empty))`

const perWidth = Object.entries(WIDTHS)
  .map(
    ([width, condition]) => `
      @media ${condition} {
        foyer-widget[data-hide-on~='${width}'] { display: none; }
        ${stuck('top', width)} { --foyer-sticky-top: var(--foyer-sticky-top-height); }
        ${stuck('below', width)} { --foyer-sticky-height: var(--foyer-sticky-below-height); }
      }`,
  )
  .join('\n')

/** Pixels that an author may reserve: each multiple of 20 up to 1200. */
const HEIGHTS = Array.from({ length: 60 }, (_, index) => 20 * (index + 1))

const reserved = (attribute: string) =>
  HEIGHTS.map(
    (height) => `foyer-widget[${attribute}='${height}'] { --foyer-reserved: ${height}px; }`,
  ).join('\n')

/**
 * What an author decides about a component's place, by the attributes of its placeholder: colour
 * scheme, widths, what stays on the screen, and how it follows the component before it
 * (`mapping/placeholder-attributes.ts`).
 */
export const placeholder = css`
  :global() {
    :root {
      --foyer-sticky-top-height: ${stickyHeight.top};
      --foyer-sticky-below-height: ${stickyHeight.below};
      /* What stays at the top of the window now, and what stays below it. */
      --foyer-sticky-top: 0px;
      --foyer-sticky-height: 0px;
    }

    ${from.xl} {
      :root {
        --foyer-sticky-below-height: ${stickyHeight.belowFromXl};
      }
    }

    /* Three rows of large letters would leave too little of the page. */
    ${bigLetters} {
      :root {
        --foyer-sticky-below-height: 0px;
      }
    }

    ${print} {
      :root {
        --foyer-sticky-top-height: 0px;
        --foyer-sticky-below-height: 0px;
      }
    }

    foyer-widget {
      display: block;
      /* Between it and what stands before it, where its widget has no padding of its own. */
      --foyer-space-before: var(--foyer-rhythm);
      --foyer-block-end: 0px;
    }

    foyer-widget:first-child {
      --foyer-space-before: 0px;
    }

    /* On a ground of its own a component has room below as well. */
    foyer-widget[data-theme='dark'] {
      --foyer-block-end: var(--foyer-rhythm);
    }

    /* Room for a widget that no server has rendered: what stands below does not move when it comes. */
    foyer-widget:where([data-height], [data-height-wide]):not(:where([status='failed'])) {
      /* The margins of its content stay inside. */
      display: flow-root;
      min-block-size: var(--foyer-reserved);
    }

    ${reserved('data-height')}

    ${from.m} {
      ${reserved('data-height-wide')}
    }

    /* The placeholder sticks, as its parent is as long as the page; its content slides inside of it. */
    foyer-widget[data-sticky] {
      position: sticky;
      /* The content has the ground: where it has slid away, the page is seen and can be clicked. */
      background: none;
      pointer-events: none;
    }

    foyer-widget[data-sticky='top'] {
      inset-block-start: 0;
      z-index: 50;
    }

    foyer-widget[data-sticky='below'] {
      inset-block-start: var(--foyer-sticky-top);
      /* [spec] */
      z-index: 49;
    }

    ${bigLetters} {
      foyer-widget[data-sticky='below'] {
        position: static;
      }
    }

    ${print} {
      foyer-widget[data-sticky='top'] {
        position: static;
      }

      foyer-widget[data-sticky='below'] {
        display: none;
      }
    }

    /* What it stands over belongs to it. */
    foyer-widget[data-flow='leads'] + * {
      --foyer-block-start: ${space.l};
    }

    /* One after another they are one grid. */
    foyer-widget[data-flow='joins'] + foyer-widget[data-flow='joins'] {
      --foyer-block-start: ${space.m};
    }

    ${from.m} {
      foyer-widget[data-flow='joins'] + foyer-widget[data-flow='joins'] {
        --foyer-block-start: ${space.l};
      }
    }

    /* Inside of another component (a dialog, an accordion) the edges are that component's. */
    foyer-widget:not([data-flow='page']) foyer-widget {
      --foyer-edge: 0px;
      --foyer-rhythm: ${space.l};
    }

    ${perWidth}
  }
`
