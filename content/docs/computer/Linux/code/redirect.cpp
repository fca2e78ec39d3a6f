// redirect.sh里的两行，换成shell实际做的系统调用
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>

const char* command[] = {"sh", "-c", "echo out; echo err >&2", nullptr};

void to_file(const std::string& path) {            // > path
    int fd = open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0666);
    dup2(fd, 1);                                   // 1号改指这个文件
    close(fd);
}

void run(const std::string& path, bool file_first) {
    int ends[2];
    pipe(ends);
    if (fork() == 0) {                             // 从fork到exec之间，改的只是子进程自己的表
        dup2(ends[1], 1);                          // 管道先接好
        close(ends[0]), close(ends[1]);
        if (file_first) to_file(path), dup2(1, 2); // > path 2>&1
        else dup2(1, 2), to_file(path);            // 2>&1 > path
        execvp(command[0], const_cast<char**>(command));
        _exit(127);
    }
    close(ends[1]);
    char text[100];
    for (ssize_t n; (n = read(ends[0], text, sizeof text)) > 0;)
        std::printf("管道收到：%.*s", int(n), text);
    close(ends[0]);
    wait(nullptr);
}

int main() {
    char dir[] = "/tmp/redirectXXXXXX";
    mkdtemp(dir);
    for (std::string name : {"one", "two"}) run(std::string(dir) + "/" + name, name == "one");
    for (std::string name : {"one", "two"}) {
        std::string path = std::string(dir) + "/" + name;
        std::ifstream file(path);
        std::string all(std::istreambuf_iterator<char>(file), {});
        for (char& c : all) if (c == '\n') c = ' ';
        std::printf("%s里有：%s\n", name.c_str(), all.c_str());
        unlink(path.c_str());
    }
    rmdir(dir);
}
