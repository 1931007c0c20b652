"""Outlines the few texts the vector pictures need and writes outlines.json beside this file.

Run with python3 (fonttools and brotli installed) only when a text below changes;
the SVG generators read the JSON, so they need no font. Coordinates: 1000 units an em, y down, baseline 0.
"""

import json
from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTCollection, TTFont
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).resolve().parent
CJK = "/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc"
LATIN = HERE.parents[1] / (
    "node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2"
)

CN = ["北湾数智", "恒岳重工", "芯锐精密", "拓浪船机", "橙里生活", "麦田便利", "木棉服饰", "曜能光伏", "朔风电力",
      "储安科技", "联驰部件", "驭新电驱", "铸安轮毂", "青禾乳业", "山町饮品", "海味鲜", "康衡药业", "和瑞器械", "益民药房"]
EN = ["Northbay Digital", "Hengyue", "Sinray", "Toplang", "Chengli", "Wheatfield", "Kapok", "Yaoneng", "Northwind",
      "Stora", "Lianchi", "Yuxin", "Zhuan", "Qinghe", "Santing", "Haiwei", "Kangheng", "Herui", "Yimin",
      "S", "G", "L", "Z", "dV", "H", "R", "M", "W", "K", "Y", "N", "T", "C", "B", "F", "J", "P", "A", "E", "X", "V", "D"]


def outline(font, text, spacing):
    """One run: path data, advance width and ink box, scaled to 1000 units an em."""
    glyphs, cmap = font.getGlyphSet(), font.getBestCmap()
    scale = 1000 / font["head"].unitsPerEm
    pen = SVGPathPen(glyphs, ntos=lambda n: str(round(n)))
    box, x = BoundsPen(glyphs), 0.0
    for char in text:
        name = cmap[ord(char)]
        for target in (pen, box):
            glyphs[name].draw(TransformPen(target, (scale, 0, 0, -scale, x, 0)))
        x += glyphs[name].width * scale + spacing
    return {"d": pen.getCommands(), "width": round(x - spacing), "box": [round(n) for n in box.bounds]}


def simplified(path):
    """The Simplified Chinese face of the collection."""
    faces = TTCollection(path, lazy=True).fonts
    return next(face for face in faces if face["name"].getDebugName(1).startswith("Noto Sans CJK SC"))


latin = instantiateVariableFont(TTFont(LATIN), {"wght": 600})
runs = {text: outline(simplified(CJK), text, 20) for text in CN}
runs |= {text: outline(latin, text, -8) for text in EN}
(HERE / "outlines.json").write_text(json.dumps(runs, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
