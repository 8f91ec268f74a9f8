import { type Point, points, polyline, shore } from "./path.js";

/** What grows on an island: houses (city) or trees (garden). */
type Ground = "city" | "garden";

export interface Island {
  readonly key: string;
  readonly ground: Ground;
  readonly outline: readonly Point[];
  readonly path: string;
}

const GARDENS: readonly string[] = ["elena", "giorgio", "michele", "lido"];

const island = (key: string, seed: number, line: string, rough = 2.4): Island => {
  const outline = shore(points(line), seed, rough);
  const ground = GARDENS.includes(key) ? "garden" : "city";
  return { key, ground, outline, path: polyline(outline, true) };
};

export const ISLANDS: readonly Island[] = [
  island(
    "city",
    11,
    "182 236 184 190 222 168 300 176 368 160 440 144 470 122 520 132 590 118 640 120 " +
      "668 150 740 152 812 174 880 214 930 236 1006 240 1046 276 1062 330 1092 384 " +
      "1150 402 1212 394 1250 400 1262 430 1260 500 1268 580 1280 660 1290 720 1284 766 " +
      "1200 772 1094 776 1000 784 930 794 850 798 790 806 752 806 722 826 708 860 692 902 " +
      "612 934 484 944 380 922 300 880 250 850 196 800 120 764 72 748 56 704 60 640 80 590 " +
      "124 560 136 510 140 470 166 444 198 424 214 390 212 340 204 290",
  ),
  island(
    "castello",
    23,
    "1314 672 1390 652 1456 628 1482 580 1490 532 1530 516 1566 540 1566 600 1518 640 " +
      "1494 690 1492 750 1500 800 1488 862 1460 900 1420 896 1360 862 1318 838 1306 790 " +
      "1318 740",
  ),
  island("elena", 31, "1512 908 1560 910 1582 950 1574 1000 1530 1014 1488 996 1478 956 1486 922"),
  island("pietro", 37, "1540 648 1580 660 1588 710 1578 760 1536 774 1518 730 1520 680"),
  island(
    "arsenal",
    41,
    "1318 462 1372 446 1440 450 1452 500 1444 580 1420 612 1350 624 1310 606 1302 540 " +
      "1306 480",
    1.2,
  ),
  island("tronchetto", 53, "44 340 84 318 112 344 108 404 70 424 40 396"),
  island("marittima", 59, "50 486 84 474 104 500 98 548 66 564 44 540"),
  island("fisola", 61, "40 860 86 836 124 858 128 906 88 932 46 920"),
  island(
    "giudecca",
    67,
    "146 968 170 936 222 946 260 984 340 1000 436 994 540 998 640 1004 716 994 756 1008 " +
      "764 1040 716 1072 600 1080 480 1088 380 1100 290 1112 214 1106 180 1050 150 1010",
  ),
  island("giorgio", 71, "936 944 980 920 1030 926 1072 950 1080 992 1036 1014 970 1010 934 986"),
  island("murano", 79, "922 84 946 46 1010 34 1066 50 1086 86 1056 122 990 138 930 132"),
  island("michele", 83, "812 44 856 36 866 74 826 88 804 68", 1),
  island("lido", 89, "1380 1140 1420 1104 1500 1082 1570 1052 1612 1030 1640 1150 1500 1170"),
];

/** Water cut through an island: its middle line and how wide it is. */
export interface Canal {
  readonly key: string;
  readonly width: number;
  readonly points: readonly Point[];
}

/** The Grand Canal: a reversed S from Piazzale Roma to the basin of San Marco. */
const GRAND_CANAL: Canal = {
  key: "grand",
  width: 46,
  points: points(
    "130 420 190 436 250 432 310 410 370 384 440 366 510 358 580 362 640 396 690 430 " +
      "700 480 686 540 640 588 560 604 470 606 410 624 392 680 406 738 460 778 530 790 " +
      "600 796 670 806 730 846 790 870",
  ),
};

export const CANALS: readonly Canal[] = [
  GRAND_CANAL,
  {
    key: "cannaregio",
    width: 20,
    points: points("160 208 200 228 262 264 304 298 344 346 362 386"),
  },
];

/** Little canals, drawn as a fine line only; routes cross them without a bridge of their own. */
export const RII: readonly (readonly Point[])[] = [
  "400 152 420 200 400 240 360 262 318 320",
  "540 128 536 200 560 250 560 360",
  "420 240 480 250 560 236 640 226 720 160",
  "730 152 722 250 740 340 700 440",
  "880 214 880 300 850 380 860 460 700 500",
  "1040 270 1020 350 1040 440 1020 540 1030 640 1020 784",
  "860 460 890 540 880 640 870 798",
  "1040 440 1110 450 1160 400",
  "1110 450 1170 540 1160 660 1180 772",
  "690 540 720 600 690 690 670 800",
  "560 604 548 690 530 788",
  "720 600 780 570 880 560",
  "480 366 480 450 540 490 540 604",
  "370 384 362 450 400 520 410 624",
  "250 432 256 520 290 560 290 640 392 670",
  "136 530 180 620 290 640",
  "180 620 170 700 190 796",
  "290 640 280 720 300 780 330 882",
  "300 780 406 740",
  "430 770 430 840 420 922",
  "560 794 560 860 552 924",
  "380 998 372 1050 380 1100",
  "560 998 560 1040 556 1082",
  "1390 652 1400 760 1400 880",
].map(points);
