import { fade, paint, shape, together } from "./sketch.ts";

type Person = {
  wall: readonly [string, string];
  skin: string;
  shade: string;
  hair: string;
  coat: string;
  shirt: string;
  isLongHaired: boolean;
};

/** An invented person before a wall, 900 by 1,100 pixels. */
export function person({ wall, skin, shade, hair, coat, shirt, isLongHaired }: Person) {
  const back = isLongHaired
    ? `<path d="M450 168C268 168 232 330 240 520C246 660 196 770 246 822C330 866 570 866 654 822C704 770 654 660 660 520C668 330 632 168 450 168Z" fill="${hair}"/>`
    : "";
  const front = isLongHaired
    ? `<path d="M450 186C316 186 268 296 284 470C292 492 300 470 306 440C322 366 396 330 470 268C508 340 574 372 592 438C600 470 608 492 616 470C632 296 584 186 450 186Z" fill="${hair}"/>`
    : `<path d="M450 176C300 164 258 290 284 452C290 462 300 462 304 446C306 400 318 372 344 346C420 362 520 352 570 316C590 352 594 400 596 446C600 462 610 462 616 452C646 286 596 188 450 176Z" fill="${hair}"/>`;
  return paint(
    900,
    1100,
    wall[0],
    together(
      fade("wall", wall[0], wall[1], [0.6, 1]),
      fade("skin", skin, shade, [0.8, 1]),
      shape(
        [
          '<rect width="900" height="1100" fill="url(#wall)"/>',
          '<radialGradient id="sun" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>',
          '<circle cx="240" cy="240" r="520" fill="url(#sun)"/>',
          '<path d="M640 0h170v1100H640Z" fill="#ffffff" opacity=".12"/>',
          back,
          `<path d="M76 1100C84 900 210 836 352 800H548C690 836 816 900 824 1100Z" fill="${coat}"/>`,
          '<path d="M548 800C690 836 816 900 824 1100H640C668 980 630 880 548 800Z" fill="#000" opacity=".12"/>',
          `<path d="M352 800L450 960L548 800L520 770H380Z" fill="${shirt}"/>`,
          `<path d="M366 640H534V792C520 850 488 878 450 878C412 878 380 850 366 792Z" fill="${shade}"/>`,
          '<path d="M366 690C420 752 480 752 534 690V640H366Z" fill="#000" opacity=".1"/>',
          `<path d="M352 796L286 838L420 1000L450 948Z" fill="${coat}"/><path d="M548 796L614 838L480 1000L450 948Z" fill="${coat}"/>`,
          '<path d="M548 796L614 838L480 1000L450 948Z" fill="#000" opacity=".2"/><path d="M352 796L286 838L420 1000L450 948Z" fill="#fff" opacity=".1"/>',
          `<ellipse cx="290" cy="486" rx="30" ry="50" fill="${shade}"/><ellipse cx="610" cy="486" rx="30" ry="50" fill="${shade}"/>`,
          '<path d="M450 220C340 220 294 310 296 440C298 600 372 714 450 714C528 714 602 600 604 440C606 310 560 220 450 220Z" fill="url(#skin)"/>',
          front,
          `<path d="M346 432Q382 410 418 430M482 430Q518 410 554 432" fill="none" stroke="${hair}" stroke-width="13" stroke-linecap="round"/>`,
          '<ellipse cx="383" cy="478" rx="15" ry="17" fill="#241a18"/><ellipse cx="517" cy="478" rx="15" ry="17" fill="#241a18"/><circle cx="388" cy="472" r="5" fill="#fff"/><circle cx="522" cy="472" r="5" fill="#fff"/>',
          `<path d="M452 480C448 520 436 548 436 560C440 574 462 574 468 568" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="9" stroke-linecap="round"/>`,
          '<path d="M392 620Q450 672 508 620Q450 642 392 620Z" fill="#fff" stroke="#6b2a22" stroke-opacity=".75" stroke-width="9" stroke-linejoin="round"/>',
          '<radialGradient id="blush"><stop offset="0" stop-color="#e5604d" stop-opacity=".3"/><stop offset="1" stop-color="#e5604d" stop-opacity="0"/></radialGradient>',
          '<circle cx="350" cy="570" r="56" fill="url(#blush)"/><circle cx="550" cy="570" r="56" fill="url(#blush)"/>',
        ].join(""),
      ),
    ),
  );
}

/** Trees beside the house, a path to its door and flowers along it. */
function garden(): string {
  const trees = [
    [890, 930, 250],
    [1440, 960, 310],
    [1530, 985, 220],
    [800, 905, 170],
  ].map(
    ([x = 0, y = 0, tall = 0]) =>
      `<rect x="${x - 8}" y="${y - tall * 0.3}" width="16" height="${tall * 0.34}" fill="#6b4630"/><ellipse cx="${x}" cy="${y - tall * 0.6}" rx="${tall * 0.32}" ry="${tall * 0.42}" fill="#2f9a63"/><ellipse cx="${x - tall * 0.08}" cy="${y - tall * 0.68}" rx="${tall * 0.19}" ry="${tall * 0.26}" fill="#5cc07e"/>`,
  );
  const flowers = Array.from({ length: 60 }, (_, i) => {
    const [x, y] = [560 + ((i * 173) % 1000), 962 + ((i * 59) % 100)];
    return `<circle cx="${x}" cy="${y}" r="${6 + (i % 3) * 2}" fill="${["#ffd257", "#ff8fa3", "#ffffff", "#c7b4ff"][i % 4]}"/>`;
  });
  const path =
    '<path d="M1122 918H1168C1160 980 1090 1010 1060 1067H860C960 1000 1110 990 1122 918Z" fill="#f0dcb8"/>';
  return trees.join("") + flowers.join("") + path;
}

type Weather = {
  sky: readonly [string, string];
  sun: string;
  hills: readonly [string, string, string];
  light: string;
  isGreen: boolean;
};

/** Hills, a lake and a house with lit or dark windows, 1,600 by 1,067 pixels. */
export function scene({ sky, sun, hills, light, isGreen }: Weather) {
  const [far, middle, near] = hills;
  const trees = Array.from({ length: 9 }, (_, i) => {
    const [x, y, tall] = [40 + ((i * 311) % 640), 812 + ((i * 67) % 90), 110 + ((i * 43) % 90)];
    return `<path d="M${x} ${y - tall}l${tall * 0.3} ${tall}h${-tall * 0.6}Z" fill="#000" fill-opacity="${0.2 + (i % 3) * 0.07}"/>`;
  });
  return paint(
    1600,
    1067,
    sky[0],
    together(
      fade("sky", sky[0], sky[1]),
      fade("lake", sky[1], middle),
      shape(
        [
          '<rect width="1600" height="1067" fill="url(#sky)"/>',
          `<radialGradient id="glow" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="${sun}" stop-opacity=".9"/><stop offset="1" stop-color="${sun}" stop-opacity="0"/></radialGradient>`,
          `<circle cx="1010" cy="270" r="420" fill="url(#glow)"/><circle cx="1010" cy="270" r="92" fill="${sun}"/>`,
          `<path d="M0 560L220 380L380 500L620 290L860 520L1040 420L1300 560L1600 400V1067H0Z" fill="${far}"/>`,
          '<path d="M620 290L700 366L650 380L612 356L560 344ZM220 380L270 420L226 430L180 414Z" fill="#fff" opacity=".55"/>',
          `<path d="M0 640C240 560 480 600 760 640C1060 690 1320 600 1600 620V1067H0Z" fill="${middle}"/>`,
          '<path d="M640 752C900 706 1300 706 1600 740V900C1240 950 900 930 640 752Z" fill="url(#lake)"/>',
          '<path d="M980 790h340M1080 826h300M1000 862h210" stroke="#fff" stroke-opacity=".35" stroke-width="6" stroke-linecap="round"/>',
          `<path d="M0 760C260 700 560 760 820 880C1080 990 1360 960 1600 930V1067H0Z" fill="${near}"/>`,
          ...(isGreen ? trees : []),
          '<g transform="translate(-330 20) scale(1.02)">',
          `<path d="M980 920V790L1090 700L1200 790V920Z" fill="#f4ece0"/><path d="M1200 920V790L1340 790V920Z" fill="#e2d6c6"/><path d="M952 802L1090 684L1230 684L1368 802H1228L1090 690L970 812Z" fill="#8a3f34"/>`,
          isGreen ? garden() : "",
          ...[1020, 1110, 1232, 1288].map(
            (x) => `<rect x="${x}" y="826" width="44" height="54" rx="4" fill="${light}"/>`,
          ),
          "</g>",
        ].join(""),
      ),
    ),
  );
}
