"""示例应用：内存里的便签。python3 app.py 启动，监听8000端口。"""
import itertools
import threading

from framework import App, HTTPError, Response
from server import Server
from template import Template

PAGE = Template("""<!doctype html>
<meta charset="utf-8">
<title>便签</title>
<ul>
{% for n in notes %}<li><a href="/notes/{{ n.id }}">{{ n.text }}</a></li>
{% endfor %}</ul>
{% if notes %}<p>共{{ total }}条</p>{% else %}<p>还没有便签</p>{% endif %}
<form method="post" action="/notes"><input name="text"><button>添加</button></form>
""")


def create_app():
    app = App()
    notes, ids, lock = {}, itertools.count(1), threading.Lock()

    @app.route("/")
    def index(request):
        with lock:
            rows = list(notes.values())
        return PAGE.render(notes=rows, total=len(rows))

    @app.route("/notes", methods=["POST"])
    def create(request):
        text = request.form().get("text", [""])[0].strip()
        if not text:
            raise HTTPError(400, "text is empty")
        with lock:
            note_id = next(ids)
            notes[note_id] = {"id": note_id, "text": text}
        return Response.redirect(f"/notes/{note_id}")

    @app.route("/notes/<int:note_id>")
    def show(request, note_id):
        with lock:
            note = notes.get(note_id)
        if note is None:
            raise HTTPError(404, "no such note")
        return Template("<p>{{ text }}</p>").render(**note)

    @app.route("/api/notes")
    def api(request):
        with lock:
            return Response.json(list(notes.values()))

    @app.route("/boom")
    def boom(request):
        return 1 / 0

    return app


if __name__ == "__main__":
    server = Server(create_app(), port=8000)
    print(f"http://{server.address[0]}:{server.address[1]}/")
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        server.stop()
