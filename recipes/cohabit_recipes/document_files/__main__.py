"""Writes the documents of the tests with the libraries of other people: `python -m cohabit_recipes.document_files <folder>`.

Needs reportlab, fpdf2, weasyprint, pypdf, cryptography, pillow and python-docx, which requirements.txt does not have.
"""
import datetime
import html
import json
import sys
from pathlib import Path

import docx
import weasyprint
from fpdf import FPDF
from PIL import Image, ImageDraw
from pypdf import PdfReader, PdfWriter
from reportlab import rl_config
from reportlab.lib.pagesizes import A4, A5
from reportlab.lib.styles import ParagraphStyle, getSampleStyleSheet
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.cidfonts import UnicodeCIDFont
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import BaseDocTemplate, Frame, PageTemplate, Paragraph, Table

handbook = json.loads((Path(__file__).parent / "handbook.json").read_text())
TITLE = handbook["title"]
SECTIONS = handbook["sections"]
rl_config.invariant = 1


def reportlab_pages(path: Path, columns: int) -> None:
    """A page per few paragraphs, with a running title and a page number; justified text, in one or two columns."""
    styles = getSampleStyleSheet()
    body = ParagraphStyle("body", parent=styles["BodyText"], alignment=4)
    size = A5 if columns == 1 else A4

    def decorate(canvas, document) -> None:
        canvas.setFont("Helvetica", 8)
        canvas.drawString(20 * mm, size[1] - 12 * mm, TITLE)
        canvas.drawCentredString(size[0] / 2, 10 * mm, f"{document.page}")

    width = (size[0] - 40 * mm - (columns - 1) * 8 * mm) / columns
    height = size[1] - 40 * mm if columns == 1 else 120 * mm
    frames = [Frame(20 * mm + index * (width + 8 * mm), 20 * mm, width, height, leftPadding=0, rightPadding=0) for index in range(columns)]
    document = BaseDocTemplate(str(path), pagesize=size, title=TITLE, author="Harbour Street")
    document.addPageTemplates(PageTemplate(frames=frames, onPage=decorate))
    story = [Paragraph(TITLE, styles["Title"])]
    for section in SECTIONS:
        story.append(Paragraph(section["heading"], styles[f"Heading{section['level']}"]))
        story += [Paragraph(html.escape(paragraph), body) for paragraph in section["paragraphs"]]
    story.append(Table(handbook["table"]))
    document.build(story)


def fpdf_pages(path: Path) -> None:
    """Bold headings in the size of the text, so that only the font tells them apart, and an outline."""
    pdf = FPDF(format="A5")
    pdf.set_creation_date(datetime.datetime(2026, 1, 1, tzinfo=datetime.UTC))
    pdf.set_margins(20, 20)
    pdf.add_page()
    for section in SECTIONS:
        pdf.set_font("Times", "B", 11)
        pdf.start_section(section["heading"], level=section["level"] - 1)
        pdf.cell(0, 10, section["heading"], new_x="LMARGIN", new_y="NEXT")
        pdf.set_font("Times", "", 11)
        for paragraph in section["paragraphs"]:
            pdf.multi_cell(0, 5, paragraph, new_x="LMARGIN", new_y="NEXT")
            pdf.ln(2)
    pdf.output(str(path))


def web_page() -> str:
    parts = [f"<h{s['level'] + 1}>{s['heading']}</h{s['level'] + 1}>" + "".join(f"<p>{html.escape(p)}</p>" for p in s["paragraphs"]) for s in SECTIONS]
    header, *rows = handbook["table"]
    table = "<table><tr>" + "".join(f"<th>{cell}</th>" for cell in header) + "</tr>"
    table += "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows) + "</table>"
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{TITLE}</title><style>p {{ hyphens: auto; text-align: justify }} nav {{ display: none }} '
        "@page { size: A5; @bottom-center { content: 'Page ' counter(page) ' of ' counter(pages) } }</style><script>let unused = '<p>script</p>';</script></head>"
        f"<body><nav><a href='/'>Home</a></nav><h1>{TITLE}</h1>{''.join(parts)}{table}</body></html>\n"
    )


def word_document(path: Path) -> None:
    document = docx.Document()
    document.core_properties.title = TITLE
    document.core_properties.created = document.core_properties.modified = datetime.datetime(2026, 1, 1)
    document.add_heading(TITLE, 0)
    for section in SECTIONS:
        document.add_heading(section["heading"], section["level"])
        for paragraph in section["paragraphs"]:
            document.add_paragraph(paragraph)
    table = document.add_table(rows=0, cols=3)
    for cells in handbook["table"]:
        for cell, text in zip(table.add_row().cells, cells, strict=True):
            cell.text = text
    document.save(str(path))


def scan(path: Path) -> None:
    image = Image.new("L", (420, 595), 255)
    ImageDraw.Draw(image).text((40, 40), "A page of a scanned letter.", fill=0)
    image.save(path, "PDF", resolution=72)


def encrypted(path: Path, source: Path) -> None:
    writer = PdfWriter(clone_from=PdfReader(source))
    writer.encrypt("harbour", algorithm="AES-256")
    writer.write(path)


def japanese(path: Path) -> None:
    """Text of a font that is not embedded, whose characters a table outside the file maps to Unicode."""
    pdfmetrics.registerFont(UnicodeCIDFont("HeiseiMin-W3"))
    document = BaseDocTemplate(str(path), pagesize=A5, title="道具図書館")
    document.addPageTemplates(PageTemplate(frames=[Frame(20 * mm, 20 * mm, 108 * mm, 170 * mm)]))
    style = ParagraphStyle("body", fontName="HeiseiMin-W3", fontSize=10, leading=14, wordWrap="CJK")
    text = "会員は同時に四つの道具を借りることができます。貸出期間は十四日です。予約がなければ一週間ずつ二回まで延長できます。"
    document.build([Paragraph(text, style)])


def form(path: Path) -> None:
    """Fields of a form that is filled in; their values are no text of the page."""
    canvas = Canvas(str(path), pagesize=A5)
    for label, height in (("Name of the member:", 500), ("The member accepts the rules:", 460), ("Newsletter:", 440), ("Tool:", 400)):
        canvas.drawString(40, height, label)
    canvas.acroForm.textfield(name="name", value="Alice Archer", x=210, y=490, width=160, height=20)
    canvas.acroForm.checkbox(name="rules", checked=True, x=210, y=455)
    canvas.acroForm.checkbox(name="news", checked=False, x=210, y=435)
    canvas.acroForm.choice(name="tool", value="Drill", options=["Drill", "Saw"], x=210, y=393, width=100, height=20)
    canvas.acroForm.textfield(name="remark", value="Calls at noon.", x=40, y=300, width=200, height=20)
    canvas.save()


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    reportlab_pages(folder / "reportlab.pdf", 1)
    reportlab_pages(folder / "reportlab-columns.pdf", 2)
    fpdf_pages(folder / "fpdf.pdf")
    page = web_page()
    (folder / "page.html").write_text(page)
    weasyprint.HTML(string=page).write_pdf(folder / "weasyprint.pdf")
    word_document(folder / "python-docx.docx")
    scan(folder / "scan.pdf")
    encrypted(folder / "encrypted.pdf", folder / "reportlab.pdf")
    japanese(folder / "japanese.pdf")
    form(folder / "form.pdf")
    # The text of each page as another library reads it, so that the tests know which page has a sentence.
    texts = {name: [page.extract_text() for page in PdfReader(folder / name).pages] for name in ("reportlab.pdf", "reportlab-columns.pdf", "fpdf.pdf", "weasyprint.pdf")}
    (folder / "pages.json").write_text(json.dumps(texts, ensure_ascii=False, indent=1) + "\n")
    rows = "\r\n".join(";".join(row) for row in handbook["table"])
    (folder / "machines.csv").write_bytes(f"{rows}\r\n".replace("euros", "€").encode("cp1252"))


main(Path(sys.argv[1]))
